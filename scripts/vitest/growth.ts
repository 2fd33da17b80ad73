/** Compares the cost of work at two input lengths and with a plain search, so that no test depends on the machine's speed. */

/** Characters of the longer text. */
const LENGTH = 8_000;
/** The ratio of the longer text's length to the shorter one's. */
const RATIO = 16;
/** Separates linear growth (16) from quadratic growth (256). */
const MAX_COST_RATIO = 64;
/** Limits the attempts. The fastest counts, because the machine may be busy. */
const ATTEMPTS = { min: 3, max: 60 };

type Read = (text: string) => unknown;

function costOf(read: Read, text: string): number {
  const start = performance.now();
  read(text);
  return performance.now() - start;
}

/** Measures a plain search: 64 steps for each character of the longer text. A quadratic one would take 4,000. */
function costOfSearch(): number {
  const text = 'a'.repeat(64 * LENGTH);
  return Math.min(...Array.from({ length: 5 }, () => costOf((match) => /[ab]c/.test(match), text)));
}

/**
 * Tells if the cost of reading a text is linear: below a plain search in a text 64 times as long, or at 16 times the length below 64 times
 * the cost. The text repeats `part` and ends with `end`. The longer one has 8,000 characters.
 */
export function isInProportion(read: Read, part: string, end = ''): boolean {
  const textOf = (size: number) => part.repeat(size / part.length) + end;
  const [short, long] = [textOf(LENGTH / RATIO), textOf(LENGTH)];
  const search = costOfSearch();
  // An expression this slow would take minutes on the longer text.
  if (Math.min(...Array.from({ length: 3 }, () => costOf(read, short))) > MAX_COST_RATIO * search) return false;
  // Lets the engine flatten each string and compile the code before measuring.
  for (const text of [short, long, short, short]) read(text);
  let [shortCost, longCost] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 1; attempt <= ATTEMPTS.max; attempt++) {
    shortCost = Math.min(shortCost, costOf(read, short));
    longCost = Math.min(longCost, costOf(read, long));
    if (longCost < search) return true;
    if (attempt >= ATTEMPTS.min && longCost < MAX_COST_RATIO * shortCost) return true;
    if (attempt >= ATTEMPTS.min && longCost > MAX_COST_RATIO * search) return false;
  }
  return false;
}
