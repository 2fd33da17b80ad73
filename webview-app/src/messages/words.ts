/**
 * The words of one part of the app: of an area's screens, or of the kit. Each language is a file of its own; the words come with
 * the first screen that needs them. `text()` and `useText()` have what every page says.
 */
import { useSyncExternalStore } from 'react';
import { isElder } from './edition.ts';
import { currentLanguage, type Language, onLanguage } from './language.ts';

type Load = (language: Language) => Promise<void>;

/** Puts the elder edition's own words over a language's. */
export type Simpler<T> = (words: T, language: Language) => T;

export interface Words<T> {
  /** The words of a language, for code outside React. Default: the one in use. Throws while they are not there. */
  words(language?: Language): T;
  /** The same in a component, which renders again when the language changes. */
  useWords(): T;
  /**
   * Loads them. From now on another language comes with them too. Rejects when they cannot be had; may be tried again. Waits for a
   * language that is chosen meanwhile as well.
   */
  open(): Promise<void>;
  /** From now on a language comes with these words; nothing is loaded now. */
  want(): void;
}

/** The language in use; renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage);

// oxlint-disable-next-line sdhealth/kept-by-a-person -- program
const loads = new Set<Load>();

/** Loads all wanted words of a language, also those that are wanted meanwhile. Rejects when one file cannot be had. */
export const loadWords = async (language: Language): Promise<void> => {
  const { size } = loads;
  await Promise.all([...loads].map((load) => load(language)));
  if (loads.size > size) await loadWords(language);
};

/**
 * Makes the words of files: `wordsOf<typeof en>({ en: async () => (await import('./en.ts')).en, ... })`. `simpler` is loaded in the elder
 * edition alone, which has the standard words where it cannot be had.
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
