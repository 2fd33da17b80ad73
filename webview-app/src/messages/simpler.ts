/**
 * The elder edition's own words: a layer over the words of a language that has those alone whose standard form is hard to understand. All
 * else is said as in the standard edition.
 */
import type { Language } from './language.ts';
import type { Simpler } from './words.ts';

/** A part of the words, with their types. */
export type Layer<T> = T extends (...values: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Layer<T[K]> }
    : T;

/** Makes the step that puts a language's layer over its words; neither is changed. */
export const simplerBy =
  <T extends object>(layers: Readonly<Record<Language, Layer<T>>>): Simpler<T> =>
  (words, language) =>
    over(words, layers[language]);

function over<T extends object>(words: T, layer: Layer<T>): T {
  const own = Object.entries(layer).map(([name, text]) => {
    const standard: unknown = Reflect.get(words, name);
    return [name, isGroup(standard) && isGroup(text) ? over(standard, text) : text];
  });
  return { ...words, ...Object.fromEntries(own) };
}

const isGroup = (words: unknown): words is object =>
  typeof words === 'object' && words !== null && !Array.isArray(words);
