import { expect, test } from 'vitest';
import { foreignLanguage } from './words-language.ts';

test.each([
  ['en', '还需要继续吃药吗', 'zh'],
  ['en', 'Matches: 头痛', 'zh'],
  ['en', 'I have had a headache for two days', undefined],
  ['en', '145/92', undefined],
  ['zh', '我吃的是 Amlodipine Besylate 5 mg', undefined],
  ['zh', 'Amlodipine Besylate', undefined],
  ['zh', 'I have had a headache for two days', 'en'],
  ['zh', 'Pneumonoultramicroscopicsilicovolcanoconiosis', undefined],
] as const)('the language when the page is in %s and the text is «%s»: %s', (page, userText, language) => {
  expect(foreignLanguage(userText, page)).toBe(language);
});
