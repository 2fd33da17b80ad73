/**
 * Removes from the phone what is kept past its days: `storage.ts` does not give it any more, but it would stay. A copy of what the server has
 * goes too where it expires later than its days allow: the clock was ahead when it was kept. Other values stay then: the clock may be
 * wrong now, and an order under way is worth more than its room.
 */
import { CACHE, PERSONAL, PREFIX } from './storage.ts';
import { removeOldFiles } from './unsent-files.ts';

const DAY_MS = 86_400_000;
/** A clock that is put right by so much is no reason to forget. */
const CLOCK_MS = 600_000;
const COPY = PREFIX + PERSONAL + CACHE;

/** Removes whatever has expired. A storage that refuses has nothing. */
export function removeExpired(): void {
  void removeOldFiles();
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX) && isOver(localStorage.getItem(name), name.startsWith(COPY)))
        localStorage.removeItem(name);
  } catch {
    // refused
  }
}

function isOver(text: string | null, isCopy: boolean): boolean {
  const entry: { until?: unknown; days?: unknown } | undefined = read(text);
  if (typeof entry?.until !== 'number') return false;
  if (entry.until <= Date.now()) return true;
  return isCopy && typeof entry.days === 'number' && entry.until > Date.now() + entry.days * DAY_MS + CLOCK_MS;
}

function read(text: string | null): object | undefined {
  try {
    const entry: unknown = JSON.parse(text ?? '');
    return typeof entry === 'object' && entry !== null ? entry : undefined;
  } catch {
    return undefined; // unreadable: it says no time
  }
}
