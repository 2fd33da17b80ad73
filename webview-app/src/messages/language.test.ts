import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from './index.ts';
import { chooseLanguage, languageInAddress, onLanguage } from './language.ts';

afterEach(() => vi.restoreAllMocks());

describe('the language', () => {
  it.each([
    // address, stored, browser, chosen
    ['en', 'zh', ['zh-CN'], 'en'],
    ['zh', 'en', ['en-US'], 'zh'],
    ['zh-HK', null, [], 'zh'],
    ['', 'zh', ['en'], 'zh'],
    [null, 'en', ['zh-CN'], 'en'],
    [null, null, ['zh-TW', 'en'], 'zh'],
    [null, null, ['ZH'], 'zh'],
    [null, null, ['fr-FR', 'zh'], 'en'],
    [null, null, ['zha'], 'en'],
    [null, null, [], 'en'],
    // Another language in the address changes nothing.
    ['fr', 'zh', ['en'], 'zh'],
    ['fr', null, ['zh-CN'], 'zh'],
    ['enough', null, ['zh'], 'zh'],
    [null, 'fr', ['zh'], 'zh'],
  ] as const)('of address %j, stored %j and browser %j is %s', (address, stored, browser, chosen) => {
    expect(chooseLanguage({ address, stored, browser })).toBe(chosen);
  });

  it.each([
    ['https://a.example/health/?lang=en', 'en'],
    ['file:///x/index.html#/health/package-list?from=1&lang=zh', 'zh'],
    ['https://a.example/health/?language=en', null],
  ])('is read from %s', (href, match) => {
    expect(languageInAddress(href)).toBe(match);
  });

  it('marks the document and tells its readers when it changes', async () => {
    const reader = vi.fn();
    const stop = onLanguage(reader);
    await setLanguage('zh');
    expect(document.documentElement.lang).toBe('zh-CN');
    await setLanguage('en');
    expect(document.documentElement.lang).toBe('en');
    stop();
    await setLanguage('zh');
    expect(reader).toHaveBeenCalledTimes(2);
  });

  it('changes where storage is refused (T01)', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await setLanguage('en');
    expect(document.documentElement.lang).toBe('en');
  });
});
