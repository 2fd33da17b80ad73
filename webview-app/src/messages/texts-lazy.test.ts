import { beforeEach, expect, test } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';
import { zh } from './zh.ts';

beforeEach(newPageLoad);

test('a language’s texts are there when they were loaded, and no others', async () => {
  const { textsOf } = await import('./texts-lazy.ts');
  const { loadWords } = await import('./words.ts');
  expect(() => textsOf('zh')).toThrow();
  await loadWords('zh');
  expect(textsOf('zh').login.failed).toBe(zh.login.failed);
  expect(() => textsOf('en')).toThrow();
});
