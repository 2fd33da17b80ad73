/**
 * Provides the texts that every page needs: common texts, the login, states. `en.ts` is the type, so a missing key does not
 * compile. An area's own words are in its folder (`words.ts`).
 */
import { textsOf } from '#texts';
import type { en } from './en.ts';
import { currentLanguage, keepLanguage, type Language, showLanguage } from './language.ts';
import { loadWords, useLanguage } from './words.ts';

export type { Language } from './language.ts';
export { currentLanguage, languageTag } from './language.ts';
export { useLanguage } from './words.ts';

export type Messages = typeof en;

/**
 * Chooses the language and loads its texts, before anything can render. If they cannot be loaded, the other language is used for this page
 * load. Rejects if neither can be loaded.
 */
export async function openTexts(): Promise<void> {
  const requested = currentLanguage();
  await loadWords(requested).catch(() => loadAndShow(requested === 'zh' ? 'en' : 'zh'));
}

/** Stores a person's choice and shows it once its texts are loaded. Rejects, without a change, if they cannot be loaded. */
export async function setLanguage(language: Language): Promise<void> {
  await loadAndShow(language);
  keepLanguage(language);
}

async function loadAndShow(language: Language): Promise<void> {
  await loadWords(language);
  showLanguage(language);
}

/** Returns the texts for code outside React. Read them when needed and never store them, because the language may change. */
export function text(): Messages {
  return textsOf();
}

/** Returns the texts of the current language: `const t = useText()`, then `t.login.submit`, `t.login.seconds(12)`. */
export function useText(): Messages {
  return textsOf(useLanguage());
}
