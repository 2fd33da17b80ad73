import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from './index.ts';
import { chooseLanguage, languageInAddress, onLanguage } from './language.ts';

afterEach(() => vi.restoreAllMocks());

describe('the language', () => {
  it.each([
    // address, stored, browser, expected
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
    // An unsupported language in the address has no effect.
    ['fr', 'zh', ['en'], 'zh'],
    ['fr', null, ['zh-CN'], 'zh'],
    ['enough', null, ['zh'], 'zh'],
    [null, 'fr', ['zh'], 'zh'],
  ] as const)('the language when address is %j, stored %j and browser %j: %s', (address, stored, browser, expected) => {
    expect(chooseLanguage({ address, stored, browser })).toBe(expected);
  });

  it.each([
    ['https://a.example/health/?lang=en', 'en'],
    ['file:///x/index.html#/health/package-list?from=1&lang=zh', 'zh'],
    ['https://a.example/health/?language=en', null],
  ])('the language of an address when it is %s: only from its `lang`', (href, match) => {
    expect(languageInAddress(href)).toBe(match);
  });

  it('the document and its listeners when the language changes: updated and notified', async () => {
    const listener = vi.fn();
    const stop = onLanguage(listener);
    await setLanguage('zh');
    expect(document.documentElement.lang).toBe('zh-CN');
    await setLanguage('en');
    expect(document.documentElement.lang).toBe('en');
    stop();
    await setLanguage('zh');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('the language when storage is refused: can still change (T01)', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await setLanguage('en');
    expect(document.documentElement.lang).toBe('en');
  });
});
