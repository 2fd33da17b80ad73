/**
 * Stands in a kept answer for a text that is not kept (`Kept` of `api/endpoint.ts`): names, numbers, what a person wrote. A screen shows nothing
 * in its place.
 */
export const LEFT_OUT = '…';

/** Returns the text; undefined where it was left out. */
export const unlessLeftOut = (text: string): string | undefined => (text === LEFT_OUT ? undefined : text);
