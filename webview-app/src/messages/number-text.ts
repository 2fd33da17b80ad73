import { numberFormat } from './formats.ts';
import type { Language } from './language.ts';

/** Formats a whole number with thousands separators: `12,640`. */
export const numberText = (count: number): string => numberFormat('en-US').format(count);

/** Formats a whole number with its sign: `+84`, `−600`. */
export const signedText = (count: number): string => (count < 0 ? `−${numberText(-count)}` : `+${numberText(count)}`);

/**
 * Formats how often something was bought, read or liked. Chinese numbers above 100,000 are in ten thousands with at most one decimal
 * (truncated, never rounded up: 129,999 is 12.9万). All others are plain numbers.
 */
export const countText = (count: number, language: Language): string =>
  language === 'zh' && count > 100_000 ? `${Math.floor(count / 1_000) / 10}万` : numberText(count);

/** Formats how often a package was sold: `12.9万件`, `129,999 sold`. */
export const soldText = (count: number, language: Language): string =>
  `${countText(count, language)}${language === 'zh' ? '件' : ' sold'}`;
