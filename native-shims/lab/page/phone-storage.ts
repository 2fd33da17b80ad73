/** Separates the storage of the lab's phones by a prefix for each. */
import { LEAK_MARKER } from '../messages.ts';

const prefixOf = (id: string): string => `${LEAK_MARKER}:${id}:`;
const storages = () => [localStorage, sessionStorage];
const keysOf = (storage: Storage, id: string) => Object.keys(storage).filter((key) => key.startsWith(prefixOf(id)));

/** Removes all entries of a phone. */
export function clearStorage(id: string): void {
  for (const storage of storages()) for (const key of keysOf(storage, id)) storage.removeItem(key);
}

/** Copies a phone's storage to another phone. */
export function copyStorage(from: string, to: string): void {
  clearStorage(to);
  for (const storage of storages())
    for (const key of keysOf(storage, from))
      storage.setItem(prefixOf(to) + key.slice(prefixOf(from).length), storage.getItem(key) ?? '');
}
