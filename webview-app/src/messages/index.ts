/**
 * The texts that every page says: the frame, the login, states. `en.ts` is the type; a language that misses a key does not compile.
 * An area's own words are in its folder (`words.ts`).
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
 * Decides the language and loads its texts; nothing can be drawn before. If they cannot be had, the other language is shown for this
 * page load; rejects when that cannot be had either.
 */
export async function openTexts(): Promise<void> {
  const requested = currentLanguage();
  await loadWords(requested).catch(() => show(requested === 'zh' ? 'en' : 'zh'));
}

/** A person's choice: kept for later visits, shown when its texts are there. Rejects when they cannot be had; all stays as it was then. */
export async function setLanguage(language: Language): Promise<void> {
  await show(language);
  keepLanguage(language);
}

async function show(language: Language): Promise<void> {
  await loadWords(language);
  showLanguage(language);
}

/** The texts for code outside React. Read them when needed, never keep them: the language may change. */
export function text(): Messages {
  return textsOf();
}

/** The texts of the language in use: `const t = useText()`, then `t.login.submit`, `t.login.seconds(12)`. */
export function useText(): Messages {
  return textsOf(useLanguage());
}
