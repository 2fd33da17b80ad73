/**
 * Loads the words of one part of the app: of an area's screens, or of the kit. Each language is a file of its own, loaded with the first
 * screen that needs it. `text()` and `useText()` have the texts of every page.
 */
import { useSyncExternalStore } from 'react';
import { isElder } from './edition.ts';
import { currentLanguage, type Language, onLanguage } from './language.ts';

type Load = (language: Language) => Promise<void>;

/** Puts the elder edition's words over those of a language. */
export type Simpler<T> = (words: T, language: Language) => T;

export interface Words<T> {
  /** Returns the words of a language, for code outside React. Default: the current language. Throws before they are loaded. */
  words(language?: Language): T;
  /** Returns the words in a component, and renders again when the language changes. */
  useWords(): T;
  /**
   * Loads the words, and from now on loads them for another language too. Rejects if they cannot be loaded, and may be retried. If a
   * language is chosen meanwhile, waits for its words too.
   */
  open(): Promise<void>;
  /** Marks the words to be loaded with the next language, without loading them now. */
  want(): void;
}

/** Returns the current language, and renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage);

// oxlint-disable-next-line sdhealth/kept-by-a-person -- program
const loads = new Set<Load>();

/** Loads all wanted words of a language, also those marked meanwhile. Rejects if one file cannot be loaded. */
export const loadWords = async (language: Language): Promise<void> => {
  const { size } = loads;
  await Promise.all([...loads].map((load) => load(language)));
  if (loads.size > size) await loadWords(language);
};

/**
 * Creates words from files: `wordsOf<typeof en>({ en: async () => (await import('./en.ts')).en, ... })`. `simpler` is loaded only in the
 * elder edition, which falls back to the standard words.
 */
export function wordsOf<T>(
  files: Readonly<Record<Language, () => Promise<T>>>,
  simpler?: () => Promise<Simpler<T>>,
): Words<T> {
  const there: Partial<Record<Language, T>> = {};
  const simple: typeof there = {};
  const load: Load = async (language) => {
    const [standard, over] = await Promise.all([
      there[language] ?? files[language](),
      isElder() && simpler?.().catch(() => undefined),
    ]);
    there[language] = standard;
    if (over) simple[language] ??= over(standard, language);
  };
  const words = (language = currentLanguage()): T => {
    const texts = (isElder() && simple[language]) || there[language];
    if (!texts) throw new Error('no words');
    return texts;
  };
  const want = () => void loads.add(load);
  const open = async (): Promise<void> => {
    want();
    const language = currentLanguage();
    await load(language);
    if (currentLanguage() !== language) await open();
  };
  return { words, useWords: () => words(useLanguage()), open, want };
}
