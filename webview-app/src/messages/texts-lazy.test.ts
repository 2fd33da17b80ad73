import { beforeEach, expect, test } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';
import { zh } from './zh.ts';

beforeEach(newPageLoad);

test('the texts of a language when they were loaded: available, unlike those of other languages', async () => {
  const { textsOf } = await import('./texts-lazy.ts');
  const { loadWords } = await import('./words.ts');
  expect(() => textsOf('zh')).toThrow();
  await loadWords('zh');
  expect(textsOf('zh').login.failed).toBe(zh.login.failed);
  expect(() => textsOf('en')).toThrow();
});
