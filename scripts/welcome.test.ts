import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DOCUMENTS, LANGUAGES, languageOf, WELCOME, welcomePage } from './welcome.ts';
import { root } from './workspace/root.ts';

test.each(LANGUAGES)(
  'the start page when it is in %s: links lab, app, hybrid example, gallery and existing documents',
  (language) => {
    const links = [...welcomePage(language).matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address);
    expect(links).toEqual([
      `/lab?lang=${language}&amp;words=${language}`,
      ...['/health/', '/health/hybrid-example', '/lab/gallery'].map((address) => `${address}?lang=${language}`),
      ...DOCUMENTS[language].map((file) => `${WELCOME}/${file}`),
      `${WELCOME}?lang=${language === 'zh' ? 'en' : 'zh'}`,
    ]);
    expect(DOCUMENTS[language].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  },
);

test('the language when the address names none: the browser’s, or English', () => {
  expect(languageOf('lang=zh', 'en-US')).toBe('zh');
  expect(languageOf('', 'zh-CN,zh;q=0.9')).toBe('zh');
  expect(languageOf('lang=fr', 'fr')).toBe('en');
});
