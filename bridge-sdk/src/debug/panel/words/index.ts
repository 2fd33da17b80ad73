import type { DebuggerOptions } from '../../options.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export type Words = typeof en;

/** Returns the language of the options, or else of the page, or else of the browser. */
export function languageOf({ language }: Pick<DebuggerOptions, 'language'>): 'zh' | 'en' {
  if (language) return language;
  return /^zh\b/i.test(document.documentElement.lang || navigator.language) ? 'zh' : 'en';
}

export const wordsOf = (options: Pick<DebuggerOptions, 'language'>): Words => (languageOf(options) === 'zh' ? zh : en);
