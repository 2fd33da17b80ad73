/** Every text a person sees. `en.ts` is the type; a language that misses a key does not compile. */
import { useSyncExternalStore } from 'react';
import { loadScreenTexts, loadTexts, screenTextsOf, textsOf } from '#texts';
import type { en } from './en.ts';
import { currentLanguage, keepLanguage, type Language, onLanguage, showLanguage } from './language.ts';
import type { screensEn } from './screens-en.ts';

export type { Language } from './language.ts';
export { currentLanguage, languageTag, onLanguage } from './language.ts';

/** The words of every page. */
export type Messages = typeof en;
/** With those of screens, `screens-en.ts`. */
export type ScreenMessages = Messages & typeof screensEn;

/**
 * Decides the language and loads its texts; nothing can be drawn before. Where they cannot be had the other language is shown, for
 * this page load; rejects when that cannot be had either.
 */
export async function openTexts(): Promise<void> {
  const wanted = currentLanguage();
  await loadTexts(wanted).catch(() => show(wanted === 'zh' ? 'en' : 'zh'));
}

/**
 * Loads the words of screens: whoever loads such a screen waits for it. Rejects when they cannot be had; may be tried again. A
 * language chosen meanwhile is waited for as well.
 */
export async function openScreenTexts(): Promise<void> {
  const language = currentLanguage();
  await loadScreenTexts(language);
  if (currentLanguage() !== language) await openScreenTexts();
}

/** A person's choice: kept for later visits, shown when its texts are there. Rejects when they cannot be had; all stays as it was then. */
export async function setLanguage(language: Language): Promise<void> {
  await show(language);
  keepLanguage(language);
}

async function show(language: Language): Promise<void> {
  await loadTexts(language);
  showLanguage(language);
}

/** The texts for code outside React. Read them when needed, never keep them: the language may change. */
export function text(): Messages {
  return textsOf(currentLanguage());
}

/** The language in use; renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage);
}

/** The texts of the language in use: `const t = useText()`, then `t.login.submit`, `t.login.seconds(12)`. */
export function useText(): Messages {
  return textsOf(useLanguage());
}

/** Both, for screens and what only they use. */
export const screenText = (): ScreenMessages => screenTextsOf(currentLanguage());
export function useScreenText(): ScreenMessages {
  return screenTextsOf(useLanguage());
}
