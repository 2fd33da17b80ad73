/**
 * The placeholder of a text that a stored answer leaves out (`Kept` of `rules/kept.ts`): names, numbers, a person's own words. A screen
 * shows nothing instead.
 */
export const LEFT_OUT = '…';

/** Returns the text, or undefined if it was left out. */
export const unlessLeftOut = (text: string): string | undefined => (text === LEFT_OUT ? undefined : text);
