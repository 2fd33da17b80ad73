const HAN = /\p{Script=Han}/u;
/** Four words: a name or a unit in Latin letters is part of a Chinese sentence. It begins at a word only, so that a long word costs no more than its length. */
const LATIN_SENTENCE = /(?:^|\P{Script=Latin})(?:\p{Script=Latin}{2,}[\s,.'’-]+){3}\p{Script=Latin}{2,}/u;

/**
 * Returns the language of words that people wrote, where it is another one than the page's, for the `lang` of their element: a screen reader
 * speaks each in its own voice (WCAG 3.1.2). Chinese letters anywhere make words Chinese; without any, four words in a row make English.
 * Undefined: the page's own language, or too few words to tell.
 */
export function foreignLanguage(words: string, page: 'zh' | 'en'): 'zh' | 'en' | undefined {
  const isChinese = HAN.test(words);
  if (page === 'en') return isChinese ? 'zh' : undefined;
  return !isChinese && LATIN_SENTENCE.test(words) ? 'en' : undefined;
}
