/** Each language in files of its own: a person loads the one that is read, and the words of screens with the first of those. */
import type { en } from './en.ts';
import type { Language } from './language.ts';
import type { screensEn } from './screens-en.ts';

type Texts = typeof en;
type ScreenTexts = Texts & typeof screensEn;

const read: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).en,
  zh: async () => (await import('./zh.ts')).zh,
};
const readScreens: Record<Language, () => Promise<typeof screensEn>> = {
  en: async () => (await import('./screens-en.ts')).screensEn,
  zh: async () => (await import('./screens-zh.ts')).screensZh,
};
const there: Partial<Record<Language, Texts>> = {};
const all: Partial<Record<Language, ScreenTexts>> = {};
let screensWanted = false;

/** Throws while they are not there: nothing is drawn, and no language chosen, before its texts have come. */
export const textsOf = (language: Language): Texts => given(there[language]);

/** Throws while they are not there: no screen that needs them is drawn before they have come. */
export const screenTextsOf = (language: Language): ScreenTexts => given(all[language]);

/**
 * Resolves when what is wanted of the language is there; rejects when a file could not be had, and may be tried again. Once a screen
 * has wanted its words, another language comes with its own.
 */
export async function loadTexts(language: Language): Promise<void> {
  const [texts, screens] = await Promise.all([
    there[language] ?? read[language](),
    screensWanted && !all[language] ? readScreens[language]() : undefined,
  ]);
  there[language] = texts;
  if (screens) all[language] = { ...texts, ...screens };
}

/** The same with the words of screens. */
export function loadScreenTexts(language: Language): Promise<void> {
  screensWanted = true;
  return loadTexts(language);
}

function given<T>(texts: T | undefined): T {
  if (!texts) throw new Error('texts were asked for before they were there');
  return texts;
}
