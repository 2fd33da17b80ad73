/**
 * The words of screens, and with them those of every page. For screens but the entry's, and for what only they use: they are
 * there once such a screen is.
 */
import { loadScreenTexts, screenTextsOf } from '#texts';
import { type Messages, useLanguage } from './index.ts';
import { currentLanguage } from './language.ts';
import type { screensEn } from './screens-en.ts';

export type ScreenMessages = Messages & typeof screensEn;

/**
 * Loads the words of screens: whoever loads such a screen waits for it. Rejects when they cannot be had; may be tried again. A
 * language chosen meanwhile is waited for as well.
 */
export async function openScreenTexts(): Promise<void> {
  const language = currentLanguage();
  await loadScreenTexts(language);
  if (currentLanguage() !== language) await openScreenTexts();
}

/** For code outside React, as `text()`. */
export const screenText = (): ScreenMessages => screenTextsOf(currentLanguage());

/** As `useText()`. */
export function useScreenText(): ScreenMessages {
  return screenTextsOf(useLanguage());
}
