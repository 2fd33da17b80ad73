import { expect, test, vi } from 'vitest';
import { setLanguage } from './index.ts';
import { loadWords, wordsOf } from './words.ts';

const sample = () => {
  const files = { en: vi.fn(async () => ({ hello: 'Hello' })), zh: vi.fn(async () => ({ hello: '你好' })) };
  return { files, ...wordsOf(files) };
};

test('words are there when they were opened, in the language in use', async () => {
  const { words, open } = sample();
  await setLanguage('en');
  expect(() => words()).toThrow();
  await open();
  expect(words().hello).toBe('Hello');
});

test('opened words come with another language; others do not', async () => {
  const [opened, closed] = [sample(), sample()];
  await setLanguage('en');
  await opened.open();
  await setLanguage('zh');
  expect(opened.words().hello).toBe('你好');
  expect(closed.files.zh).not.toHaveBeenCalled();
});

test('wanted words come with the next language that is loaded', async () => {
  const { words, want } = sample();
  await setLanguage('en');
  want();
  await loadWords('en');
  expect(words().hello).toBe('Hello');
});

test('a file that could not be had is asked for again, and the language stays as it was', async () => {
  const { files, words, open } = sample();
  await setLanguage('zh');
  await open();
  files.en.mockRejectedValueOnce(new Error('no network'));
  await expect(setLanguage('en')).rejects.toThrow('no network');
  expect(words().hello).toBe('你好');
  await setLanguage('en');
  expect(words().hello).toBe('Hello');
});

test('a language chosen while words are on their way is waited for as well', async () => {
  const { files, words, open } = sample();
  await setLanguage('en');
  files.en.mockImplementationOnce(async () => {
    await setLanguage('zh');
    return { hello: 'Hello' };
  });
  await open();
  expect(words().hello).toBe('你好');
});

test('words that are opened while another language is on its way are there in it when it is shown', async () => {
  const [slow, late] = [sample(), sample()];
  await setLanguage('en');
  await slow.open();
  let arrive = () => {};
  slow.files.zh.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { hello: '你好' };
  });
  const chosen = setLanguage('zh');
  await late.open();
  expect(late.words().hello).toBe('Hello');
  arrive();
  await chosen;
  expect(late.words().hello).toBe('你好');
});
