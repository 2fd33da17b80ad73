/**
 * Overrides a language's texts with those of the elder edition. It replaces only texts that are hard to understand. All other texts are
 * those of the standard edition.
 */
import type { Language } from './language.ts';
import type { Simpler } from './words.ts';

/** A subset of the texts, with their types. */
export type Layer<T> = T extends (...values: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Layer<T[K]> }
    : T;

/** Returns a function that overrides a language's texts with simpler ones. Neither object is changed. */
export const simplerBy =
  <T extends object>(layers: Readonly<Record<Language, Layer<T>>>): Simpler<T> =>
  (words, language) =>
    override(words, layers[language]);

function override<T extends object>(words: T, layer: Layer<T>): T {
  const entries = Object.entries(layer).map(([name, text]) => {
    const standard: unknown = Reflect.get(words, name);
    return [name, isGroup(standard) && isGroup(text) ? override(standard, text) : text];
  });
  return { ...words, ...Object.fromEntries(entries) };
}

const isGroup = (words: unknown): words is object =>
  typeof words === 'object' && words !== null && !Array.isArray(words);
