const HAN = /\p{Script=Han}/u;
/**
 * Matches four consecutive Latin words. Fewer may be a name or a unit in a Chinese sentence. A match begins only at a word, so long words
 * take linear time.
 */
const LATIN_SENTENCE = /(?:^|\P{Script=Latin})(?:\p{Script=Latin}{2,}[\s,.'’-]+){3}\p{Script=Latin}{2,}/u;

/**
 * Returns the language of user-written words if it differs from the page's, for the `lang` of their element. A screen reader speaks each in
 * its own voice (WCAG 3.1.2). Any Chinese character makes words Chinese. Without one, four consecutive words make them English. Undefined:
 * the page's own language, or too few words to decide.
 */
export function foreignLanguage(words: string, page: 'zh' | 'en'): 'zh' | 'en' | undefined {
  const isChinese = HAN.test(words);
  if (page === 'en') return isChinese ? 'zh' : undefined;
  return !isChinese && LATIN_SENTENCE.test(words) ? 'en' : undefined;
}
