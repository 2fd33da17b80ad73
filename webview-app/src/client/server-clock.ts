/** What time the server has, learnt from its answers' `Date`: a phone's own clock may be days off (A05). */
const TOLERANCE_MS = 2_000;

let offsetMs = 0;

/** Notes the `Date` header of an answer that came just now. The header counts in whole seconds, so small differences are none. */
export function learnTime(date: string | null): void {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) return;
  const offset = told - Date.now();
  offsetMs = Math.abs(offset) > TOLERANCE_MS ? offset : 0;
}

/** Milliseconds since 1970 as the server counts them; the phone's own until an answer has told. */
export const serverNow = (): number => Date.now() + offsetMs;
