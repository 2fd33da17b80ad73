const HAN = /\p{Script=Han}/u;
/**
 * Matches four consecutive Latin words. Fewer words may be a name or a unit in a Chinese sentence. A match begins only at a word boundary, so
 * long words take linear time.
 */
const LATIN_SENTENCE = /(?:^|\P{Script=Latin})(?:\p{Script=Latin}{2,}[\s,.'’-]+){3}\p{Script=Latin}{2,}/u;

/**
 * Returns the language of a user's text if it differs from the page's, for the `lang` of its element. A screen reader then uses the right
 * voice (WCAG 3.1.2). A text with a Chinese character is Chinese. Otherwise a text with four consecutive Latin words is English. Undefined:
 * the page's language, or too few words to decide.
 */
export function foreignLanguage(text: string, page: 'zh' | 'en'): 'zh' | 'en' | undefined {
  const isChinese = HAN.test(text);
  if (page === 'en') return isChinese ? 'zh' : undefined;
  return !isChinese && LATIN_SENTENCE.test(text) ? 'en' : undefined;
}
