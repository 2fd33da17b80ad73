/** Compares the cost of work at two input lengths, and with a plain search, so that no test depends on a machine's speed. */

/** Characters of the longer text. */
const LENGTH = 8_000;
/** Is the ratio of the longer text's length to the shorter one's. */
const TIMES = 16;
/** Lies halfway between linear (16) and quadratic growth (256). */
const MOST_TIMES = 64;
/** Limits the tries. The fastest counts, as the machine may be busy. */
const TRIES = { least: 3, most: 60 };

type Read = (text: string) => unknown;

function costOf(read: Read, text: string): number {
  const from = performance.now();
  read(text);
  return performance.now() - from;
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
  const [short, long] = [textOf(LENGTH / TIMES), textOf(LENGTH)];
  const search = costOfSearch();
  // So slow an expression would take minutes on the longer text.
  if (Math.min(...Array.from({ length: 3 }, () => costOf(read, short))) > MOST_TIMES * search) return false;
  // Lets the engine flatten each string and compile the code before measuring.
  for (const text of [short, long, short, short]) read(text);
  let [ofShort, ofLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 1; tries <= TRIES.most; tries++) {
    ofShort = Math.min(ofShort, costOf(read, short));
    ofLong = Math.min(ofLong, costOf(read, long));
    if (ofLong < search) return true;
    if (tries >= TRIES.least && ofLong < MOST_TIMES * ofShort) return true;
    if (tries >= TRIES.least && ofLong > MOST_TIMES * search) return false;
  }
  return false;
}
