/** Chooses the language. Order: `?lang=` of the address, the stored choice, the browser's languages. Chinese for any zh, otherwise English. */
import { addressParameter, choiceForVisit, keepChoice, storedChoice } from './choice.ts';

export type Language = 'zh' | 'en';

/** The inputs of the choice. `stored` is null if storage fails. */
export interface LanguageInputs {
  /** The value of `lang` in the address, if any. */
  address: string | null;
  /** The language that `keepLanguage` or an earlier `?lang=` of this visit stored. */
  stored: string | null;
  /** `navigator.languages`, in order of preference. */
  browser: readonly string[];
}

const KEY = 'sdhealth.language';
const TAGS: Record<Language, string> = { zh: 'zh-CN', en: 'en' };

const languageOf = (tag: string): Language => (/^zh\b/i.test(tag.trim()) ? 'zh' : 'en');

/** Checks that an input is one of the two languages. Any other input has no effect. */
const isSupported = (input: string | null | undefined): input is string => /^(zh|en)\b/i.test(input?.trim() ?? '');

/** Returns the language for these inputs. */
export function chooseLanguage({ address, stored, browser }: LanguageInputs): Language {
  return languageOf([address, stored].find(isSupported) ?? browser.find((input) => input.trim()) ?? 'en');
}

/** Returns the `lang` of an address. */
export const languageInAddress = (href: string): string | null => addressParameter('lang', href);

// oxlint-disable-next-line sdhealth/cleared-on-logout -- the language belongs to the device
const listeners = new Set<() => void>();
let current: Language | undefined;

function initialize(): Language {
  const address = languageInAddress(location.href);
  const language = chooseLanguage({ address, stored: storedChoice(KEY), browser: navigator.languages ?? [] });
  if (isSupported(address)) choiceForVisit(KEY, language);
  document.documentElement.lang = TAGS[language];
  return language;
}

/** Returns the current language. The first call chooses it and marks the document. */
export function currentLanguage(): Language {
  current ??= initialize();
  return current;
}

export const tagOf = (language: Language): string => TAGS[language];

/** Returns the tag for `lang` attributes, `Accept-Language` and `Intl`: `zh-CN` or `en`. */
export const languageTag = (): string => tagOf(currentLanguage());

/** Stores a person's choice for later visits. */
export const keepLanguage = (language: Language): void => keepChoice(KEY, language);

/** Changes the current language and notifies its listeners. */
export function showLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = TAGS[language];
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change of the language or the edition (`edition.ts`). Returns a function that removes it. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
