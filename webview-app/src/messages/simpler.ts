/**
 * Puts the elder edition's words over those of a language. It replaces only words that are hard to understand. All other words are those
 * of the standard edition.
 */
import type { Language } from './language.ts';
import type { Simpler } from './words.ts';

/** A subset of the words, with their types. */
export type Layer<T> = T extends (...values: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Layer<T[K]> }
    : T;

/** Returns a function that puts a language's simpler words over its words. Neither object is changed. */
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
