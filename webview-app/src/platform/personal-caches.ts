/** Files of persons are kept in caches of the browser, one for each person: its name ends with the owner's mark of `personal.ts`. */
export const FILES = 'sdhealth.own.';
/** The database of the files that a person has sent and that have not arrived (`unsent-files.ts`). */
export const UNSENT = 'sdhealth.unsent';

/** Removes the unsent files. Never throws: a browser that refuses keeps nothing either. */
export function dropUnsentFiles(): void {
  try {
    indexedDB.deleteDatabase(UNSENT);
  } catch {
    // refused, or a browser without databases
  }
}

/** Removes the files of everybody but the owner of this mark. Never rejects: a browser that refuses keeps nothing either. Nothing waits for it. */
export async function dropFiles(mark: string | undefined): Promise<void> {
  try {
    // oxlint-disable-next-line sdhealth/wait-with-end -- nothing waits for the removal of files
    const names = await caches.keys();
    const foreign = names.filter((name) => name.startsWith(FILES) && name !== `${FILES}${mark}`);
    // oxlint-disable-next-line sdhealth/wait-with-end -- nothing waits for the removal of files
    for (const name of foreign) await caches.delete(name);
  } catch {
    // refused, or a browser without caches
  }
}
