/**
 * The placeholder of a text that a stored answer omits (`Kept` of `rules/kept.ts`): names, numbers, a person's messages. A screen
 * does not show the placeholder.
 */
export const LEFT_OUT = '…';

/** Returns the text, or undefined if it was omitted. */
export const unlessLeftOut = (text: string): string | undefined => (text === LEFT_OUT ? undefined : text);
