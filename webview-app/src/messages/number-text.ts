import type { Language } from './language.ts';

/** A whole number with thousands separators: `12,640`. */
export const numberText = (count: number): string => count.toLocaleString('en-US');

/** The same with its sign: `+84`, `−600`. */
export const signedText = (count: number): string => (count < 0 ? `−${numberText(-count)}` : `+${numberText(count)}`);

/**
 * How often something was bought, read or liked: in Chinese above 100,000 in ten thousands with at most one decimal (cut, never rounded up:
 * 129,999 is 12.9万), else like any number.
 */
export const countText = (count: number, language: Language): string =>
  language === 'zh' && count > 100_000 ? `${Math.floor(count / 1_000) / 10}万` : numberText(count);

/** How often a package was sold: `12.9万件`, `129,999 sold`. */
export const soldText = (count: number, language: Language): string =>
  `${countText(count, language)}${language === 'zh' ? '件' : ' sold'}`;
