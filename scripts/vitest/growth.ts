/** Compares what work costs at two lengths of its input, and with a plain search, so that no test knows how fast a machine is. */

/** Characters of the longer text. */
const LENGTH = 8_000;
/** The longer text has so many times the length of the shorter one. */
const TIMES = 16;
/** Lies in the middle of proportion (16) and its square (256), as factors. */
const MOST_TIMES = 64;
/** The least and the most tries; the fastest of each length counts, as the machine may be busy. */
const TRIES = { least: 3, most: 60 };

type Read = (text: string) => unknown;

function costOf(read: Read, text: string): number {
  const from = performance.now();
  read(text);
  return performance.now() - from;
}

/** Takes 64 steps for each character of the longer text; its square would take 4,000. */
function costOfSearch(): number {
  const text = 'a'.repeat(64 * LENGTH);
  return Math.min(...Array.from({ length: 5 }, () => costOf((match) => /[ab]c/.test(match), text)));
}

/**
 * Tells if reading a text costs in proportion to its length: less than a plain search in a text 64 times as long, or 16 times the length
 * less than 64 times as much. The text is `part`, again and again, then `end`; the longer one has 8,000 characters.
 */
export function isInProportion(read: Read, part: string, end = ''): boolean {
  const textOf = (size: number) => part.repeat(size / part.length) + end;
  const [short, long] = [textOf(LENGTH / TIMES), textOf(LENGTH)];
  const search = costOfSearch();
  // What is so slow on the shorter text would keep the test for minutes on the longer one.
  if (Math.min(...Array.from({ length: 3 }, () => costOf(read, short))) > MOST_TIMES * search) return false;
  // Has the engine make one piece of each text, and compile what it would compile at some later try.
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
