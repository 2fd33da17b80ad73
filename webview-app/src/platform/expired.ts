/**
 * Removes expired values from the phone. `storage.ts` no longer returns them, but they would stay stored. A copy of server data is also
 * removed if it expires later than its days allow, because the clock was ahead when it was stored. Other values then stay: the clock may
 * be wrong now, and a pending order is more important than its storage space.
 */
import { CACHE, PERSONAL, PREFIX } from './storage.ts';
import { removeOldFiles } from './unsent-files.ts';

const DAY_MS = 86_400_000;
/** The tolerated correction of the clock. A larger correction removes the copy. */
const CLOCK_TOLERANCE_MS = 600_000;
const COPY_PREFIX = PREFIX + PERSONAL + CACHE;

/** Removes all expired values. A refused storage has none. */
export function removeExpired(): void {
  void removeOldFiles();
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX) && isExpired(localStorage.getItem(name), name.startsWith(COPY_PREFIX)))
        localStorage.removeItem(name);
  } catch {
    // The storage is refused.
  }
}

function isExpired(text: string | null, isCopy: boolean): boolean {
  const entry: { until?: unknown; days?: unknown } | undefined = read(text);
  if (typeof entry?.until !== 'number') return false;
  if (entry.until <= Date.now()) return true;
  return (
    isCopy && typeof entry.days === 'number' && entry.until > Date.now() + entry.days * DAY_MS + CLOCK_TOLERANCE_MS
  );
}

function read(text: string | null): object | undefined {
  try {
    const entry: unknown = JSON.parse(text ?? '');
    return typeof entry === 'object' && entry !== null ? entry : undefined;
  } catch {
    return undefined; // unreadable, so without an expiry date
  }
}
