/** All texts in one piece: for the single file, where lazy ones would only cost bytes and time, and for tests. */
import { en } from './en.ts';
import type { Language } from './language.ts';
import { screensEn } from './screens-en.ts';
import { screensZh } from './screens-zh.ts';
import { zh } from './zh.ts';

const texts = { en: { ...en, ...screensEn }, zh: { ...zh, ...screensZh } } satisfies Record<Language, unknown>;

export const textsOf = (language: Language): typeof en => texts[language];
export const screenTextsOf = (language: Language): typeof en & typeof screensEn => texts[language];

/** Resolves at once. */
export async function loadTexts(_: Language): Promise<void> {}
/** Resolves at once. */
export async function loadScreenTexts(_: Language): Promise<void> {}
