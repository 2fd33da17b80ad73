/** Each language in a file of its own: a person loads the one that is read. */
import type { en } from './en.ts';
import type { Language } from './language.ts';

type Texts = typeof en;

const read: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
};
const there: Partial<Record<Language, Texts>> = {};

/** Throws while they are not there: nothing is drawn, and no language chosen, before its texts have come. */
export function textsOf(language: Language): Texts {
  const texts = there[language];
  if (!texts) throw new Error('texts were asked for before they were there');
  return texts;
}

/** Resolves when the language's texts are there; rejects when the file could not be had, and may be tried again. */
export async function loadTexts(language: Language): Promise<void> {
  there[language] ??= await read[language]();
}
