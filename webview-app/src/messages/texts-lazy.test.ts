import { beforeEach, expect, test, vi } from 'vitest';
import { en } from './en.ts';
import { screensEn } from './screens-en.ts';
import { screensZh } from './screens-zh.ts';
import { zh } from './zh.ts';

beforeEach(() => vi.resetModules());

test('a language’s texts are there when they were loaded, and no others', async () => {
  const { loadTexts, screenTextsOf, textsOf } = await import('./texts-lazy.ts');
  expect(() => textsOf('zh')).toThrow();
  await loadTexts('zh');
  expect(textsOf('zh').login.title).toBe(zh.login.title);
  expect(() => textsOf('en')).toThrow();
  expect(() => screenTextsOf('zh')).toThrow();
});

test('once a screen wanted its words, another language comes with its own', async () => {
  const { loadScreenTexts, loadTexts, screenTextsOf, textsOf } = await import('./texts-lazy.ts');
  await loadTexts('zh');
  await loadScreenTexts('zh');
  expect(Object.keys(screenTextsOf('zh'))).toEqual(Object.keys({ ...zh, ...screensZh }));
  await loadTexts('en');
  expect(textsOf('en').common.confirm).toBe(en.common.confirm);
  expect(screenTextsOf('en').hybrid.title).toBe(screensEn.hybrid.title);
});
