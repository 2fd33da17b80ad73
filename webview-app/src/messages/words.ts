/**
 * Loads the texts of one part of the app: of an area's screens, or of the kit. Each language is a separate file, loaded with the first
 * screen that needs it. `text()` and `useText()` have the texts of every page.
 */
import { useSyncExternalStore } from 'react';
import { isElder } from './edition.ts';
import { currentLanguage, type Language, onLanguage } from './language.ts';

type Load = (language: Language) => Promise<void>;

/** Overrides a language's texts with those of the elder edition. */
export type Simpler<T> = (words: T, language: Language) => T;

export interface Words<T> {
  /** Returns the texts of a language, for code outside React. Default: the current language. Throws before they are loaded. */
  words(language?: Language): T;
  /** Returns the texts in a component, and renders again when the language changes. */
  useWords(): T;
  /**
   * Loads the texts, now and after each change of the language. Rejects if they cannot be loaded, and may be retried. If a
   * language is chosen meanwhile, it also waits for that language's texts.
   */
  open(): Promise<void>;
  /** Registers the texts to be loaded with the next language, without loading them now. */
  want(): void;
}

/** Returns the current language, and renders again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage);

// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains texts of the app only
const loads = new Set<Load>();

/** Loads all registered texts of a language, even those registered meanwhile. Rejects if one file cannot be loaded. */
export const loadWords = async (language: Language): Promise<void> => {
  const { size } = loads;
  await Promise.all([...loads].map((load) => load(language)));
  if (loads.size > size) await loadWords(language);
};

/** Creates a text module from its files. `elder` is loaded only in the elder edition, which falls back to the standard texts. */
export function wordsOf<T>(files: {
  en: () => Promise<{ en: T }>;
  zh: () => Promise<{ zh: NoInfer<T> }>;
  elder?: () => Promise<{ simpler: Simpler<NoInfer<T>> }>;
}): Words<T> {
  const loaded: Partial<Record<Language, T>> = {};
  const simplerTexts: typeof loaded = {};
  const standardFiles = { en: async () => (await files.en()).en, zh: async () => (await files.zh()).zh };
  const load: Load = async (language) => {
    const [standard, override] = await Promise.all([
      loaded[language] ?? standardFiles[language](),
      isElder() && files.elder?.().catch(() => undefined),
    ]);
    loaded[language] = standard;
    if (override) simplerTexts[language] ??= override.simpler(standard, language);
  };
  const words = (language = currentLanguage()): T => {
    const texts = (isElder() && simplerTexts[language]) || loaded[language];
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
