/** Estimates the server's time from the `Date` of its answers. A phone's own clock may be days off (A05). */
const TOLERANCE_MS = 2_000;

// oxlint-disable-next-line sdhealth/cleared-on-logout -- the difference of two clocks, not data of a person
let offsetMs = 0;

/** Records the `Date` header of an answer that has just arrived. It has whole seconds, so small differences are ignored. */
export function learnTime(date: string | null): void {
  // Mutant lives: the mutant's default is not a date either, so the result is the same.
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime)) return;
  const offset = serverTime - Date.now();
  offsetMs = Math.abs(offset) > TOLERANCE_MS ? offset : 0;
}

/** Returns the server's time in milliseconds since 1970. Until the first answer it is the phone's time. */
export const serverNow = (): number => Date.now() + offsetMs;
