/** Every text a person sees. `en.ts` is the type; a language that misses a key does not compile. */
import { useSyncExternalStore } from 'react';
import { en } from './en.ts';
import { currentLanguage, type Language, onLanguage } from './language.ts';
import { zh } from './zh.ts';

export type { Language } from './language.ts';
export { currentLanguage, languageTag, onLanguage, setLanguage } from './language.ts';

export type Messages = typeof en;

const texts: Record<Language, Messages> = { en, zh };

/** The texts for code outside React. Read them when needed, never keep them: the language may change. */
export function text(): Messages {
  return texts[currentLanguage()];
}

/** The language in use; renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguage, currentLanguage);
}

/** The texts of the language in use: `const t = useText()`, then `t.login.submit`, `t.login.seconds(12)`. */
export function useText(): Messages {
  return texts[useLanguage()];
}
