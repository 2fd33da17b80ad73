/** Provides the texts of both languages at once, for tests. */
import { isElder } from './edition.ts';
import { simpler } from './elder.ts';
import { en } from './en.ts';
import { currentLanguage, type Language } from './language.ts';
import { zh } from './zh.ts';

const texts: Record<Language, typeof en> = { en, zh };
const simple: Record<Language, typeof en> = { en: simpler(en, 'en'), zh: simpler(zh, 'zh') };

export const textsOf = (language: Language = currentLanguage()): typeof en => (isElder() ? simple : texts)[language];
