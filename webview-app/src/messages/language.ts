/**
 * Chooses the language. Order: `?lang=` of the address, the stored choice, the browser's languages;
 * Chinese for any zh, else English.
 */
export type Language = 'zh' | 'en';

/** The inputs of the choice; a fault of storage is null here. */
export interface LanguageSigns {
  /** Value of `lang` in the address, if any. */
  address: string | null;
  /** The language that `keepLanguage` or an earlier `?lang=` of this visit stored. */
  stored: string | null;
  /** `navigator.languages`, most wanted first. */
  browser: readonly string[];
}

const KEY = 'sdhealth.language';
const TAGS: Record<Language, string> = { zh: 'zh-CN', en: 'en' };

const languageOf = (tag: string): Language => (/^zh\b/i.test(tag.trim()) ? 'zh' : 'en');

/** A sign that chooses one of the two languages; any other changes nothing. */
const isOurs = (sign: string | null | undefined): sign is string => /^(zh|en)\b/i.test(sign?.trim() ?? '');

/** Returns the language for these inputs. */
export function chooseLanguage({ address, stored, browser }: LanguageSigns): Language {
  return languageOf([address, stored].find(isOurs) ?? browser.find((sign) => sign.trim()) ?? 'en');
}

/** `lang` from the query, or, in the single-file build, from the query behind the hash. */
export function languageInAddress(href: string): string | null {
  const url = new URL(href, 'http://localhost/');
  const behindHash = url.hash.split('?')[1] ?? '';
  return url.searchParams.get('lang') ?? new URLSearchParams(behindHash).get('lang');
}

// Storage may be refused (private mode, file://) or full: the choice then lives as long as the page does.
type StorageName = 'localStorage' | 'sessionStorage';

function readChoice(name: StorageName): string | null {
  try {
    return window[name].getItem(KEY);
  } catch {
    return null;
  }
}

function keepChoice(name: StorageName, language: Language | null): void {
  try {
    if (language) window[name].setItem(KEY, language);
    else window[name].removeItem(KEY);
  } catch {
    // See above: nothing is lost but the memory of the choice.
  }
}

const readers = new Set<() => void>();
let current: Language | undefined;

function open(): Language {
  const address = languageInAddress(location.href);
  const stored = readChoice('sessionStorage') ?? readChoice('localStorage');
  const language = chooseLanguage({ address, stored, browser: navigator.languages ?? [] });
  // A link's language holds for the whole visit: the cashier and the login page come back without `?lang=`.
  if (isOurs(address)) keepChoice('sessionStorage', language);
  document.documentElement.lang = TAGS[language];
  return language;
}

/** The language in use; the first call decides it and marks the document with it. */
export function currentLanguage(): Language {
  current ??= open();
  return current;
}

export const tagOf = (language: Language): string => TAGS[language];

/** The tag for `lang` attributes, `Accept-Language` and `Intl`: `zh-CN` or `en`. */
export const languageTag = (): string => tagOf(currentLanguage());

/** A person's choice, for later visits. */
export function keepLanguage(language: Language): void {
  keepChoice('sessionStorage', null);
  keepChoice('localStorage', language);
}

/** Changes the language in use, and tells its readers. */
export function showLanguage(language: Language): void {
  current = language;
  document.documentElement.lang = TAGS[language];
  for (const reader of readers) reader();
}

/** Calls `reader` after each change; returns how to stop. */
export function onLanguage(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}
