import type { KitWords } from './index.ts';

/**
 * Returns the name of a platform code (specification, section 4): 1 messaging browser, 2 other, 3 Android app, 4 iOS app, 5 mini-program.
 * An unknown code is "other". Throws a TypeError for a value that is not a number, like the functions for amounts (section 8).
 */
export function platformWords({ platforms }: KitWords, code: number): string {
  if (typeof code !== 'number' || !Number.isFinite(code)) throw new TypeError('argument must be a number');
  const words: Readonly<Record<number, string>> = platforms;
  return words[code] ?? platforms[2];
}
