/** Files of persons are kept in caches of the browser, one for each person: its name ends with the owner's mark of `personal.ts`. */
export const FILES = 'sdhealth.own.';

/** Removes the files of everybody but the owner of this mark. Never rejects: a browser that refuses keeps nothing either. */
export async function dropFiles(mark: string | undefined): Promise<void> {
  try {
    for (const name of await caches.keys())
      if (name.startsWith(FILES) && name !== `${FILES}${mark}`) await caches.delete(name);
  } catch {
    // refused, or a browser without caches
  }
}
