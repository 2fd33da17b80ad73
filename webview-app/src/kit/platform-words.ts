import type { KitWords } from './words/index.ts';

/**
 * A platform code in words (specification, section 4): 1 messaging browser, 2 other, 3 Android app, 4 iOS app, 5 mini-program; a
 * code that is not known is "other". Throws a TypeError for what is no number, as amounts do (section 8).
 */
export function platformWords({ platforms }: KitWords, code: number): string {
  if (typeof code !== 'number' || !Number.isFinite(code)) throw new TypeError('argument must be a number');
  const words: Readonly<Record<number, string>> = platforms;
  return words[code] ?? platforms[2];
}
