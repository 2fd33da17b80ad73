import { expect, test, vi } from 'vitest';
import { setLanguage } from './index.ts';
import { loadWords, wordsOf } from './words.ts';

const sample = () => {
  const files = {
    en: vi.fn(async () => ({ en: { hello: 'Hello' } })),
    zh: vi.fn(async () => ({ zh: { hello: '你好' } })),
  };
  return { files, ...wordsOf(files) };
};

test('a text module when it is opened: available in the current language', async () => {
  const { words, open } = sample();
  await setLanguage('en');
  expect(() => words()).toThrow();
  await open();
  expect(words().hello).toBe('Hello');
});

test('a text module when the language changes: loaded only if it was opened', async () => {
  const [opened, unopened] = [sample(), sample()];
  await setLanguage('en');
  await opened.open();
  await setLanguage('zh');
  expect(opened.words().hello).toBe('你好');
  expect(unopened.files.zh).not.toHaveBeenCalled();
});

test('a text module when only registered: loaded at the next language load', async () => {
  const { words, want } = sample();
  await setLanguage('en');
  want();
  await loadWords('en');
  expect(words().hello).toBe('Hello');
});

test('a text module when it cannot be loaded: the language stays until a retry', async () => {
  const { files, words, open } = sample();
  await setLanguage('zh');
  await open();
  files.en.mockRejectedValueOnce(new Error('no network'));
  await expect(setLanguage('en')).rejects.toThrow('no network');
  expect(words().hello).toBe('你好');
  await setLanguage('en');
  expect(words().hello).toBe('Hello');
});

test('a language when it is chosen while texts load: also awaited', async () => {
  const { files, words, open } = sample();
  await setLanguage('en');
  files.en.mockImplementationOnce(async () => {
    await setLanguage('zh');
    return { en: { hello: 'Hello' } };
  });
  await open();
  expect(words().hello).toBe('你好');
});

test('a text module when it is opened while another language loads: available in that language', async () => {
  const [slow, late] = [sample(), sample()];
  await setLanguage('en');
  await slow.open();
  let arrive = () => {};
  slow.files.zh.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { zh: { hello: '你好' } };
  });
  const chosen = setLanguage('zh');
  await late.open();
  expect(late.words().hello).toBe('Hello');
  arrive();
  await chosen;
  expect(late.words().hello).toBe('你好');
});
