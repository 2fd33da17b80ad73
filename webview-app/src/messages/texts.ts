/** The texts of both languages at once: for tests. */
import { en } from './en.ts';
import type { Language } from './language.ts';
import { zh } from './zh.ts';

const texts: Record<Language, typeof en> = { en, zh };

export const textsOf = (language: Language): typeof en => texts[language];

/** Resolves at once. */
export async function loadTexts(_: Language): Promise<void> {}
