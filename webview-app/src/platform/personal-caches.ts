/**
 * The prefix of the browser caches with personal files. Each person has one cache, whose name ends with the owner's mark of
 * `personal.ts`.
 */
export const FILES = 'sdhealth.own.';
/** The database of a person's files that have not been sent yet (`unsent-files.ts`). */
export const UNSENT = 'sdhealth.unsent';

/** Removes the unsent files. Never throws: a browser without access has no files. */
export function dropUnsentFiles(): void {
  try {
    indexedDB.deleteDatabase(UNSENT);
  } catch {
    // The browser refuses, or has no databases.
  }
}

/**
 * Removes the files of all other persons, given the owner's mark. Never rejects: a browser without access has no files.
 * No caller waits for it.
 */
export async function dropFiles(mark: string | undefined): Promise<void> {
  try {
    // oxlint-disable-next-line sdhealth/wait-with-end -- no caller waits for the removal of files
    const names = await caches.keys();
    const foreign = names.filter((name) => name.startsWith(FILES) && name !== `${FILES}${mark}`);
    // oxlint-disable-next-line sdhealth/wait-with-end -- no caller waits for the removal of files
    for (const name of foreign) await caches.delete(name);
  } catch {
    // The browser refuses, or has no caches.
  }
}
