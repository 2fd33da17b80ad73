// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import {
  isAppAddress,
  isFileAddress,
  isOwnAddress,
  isPageAddress,
  isPictureAddress,
  isReturnAddress,
  isWebAddress,
} from './address.ts';

const PAGE = new URL('https://good.example/health/sale?x=1#top');
const ORIGINS = ['https://pay.good.example', 'https://good.example:8443'];

/** Lists schemes that run code or reach into the phone, in every spelling that a parser accepts (U01). */
const unsafeSchemes = [
  'javascript',
  'JAVASCRIPT',
  'JavaScript',
  'vbscript',
  'data',
  'DATA',
  'blob',
  'file',
  'FILE',
  'filesystem',
  'intent',
  'INTENT',
  'content',
  'about',
  'view-source',
  'ws',
  'wss',
  'chrome',
  'jar',
];
const bodies = ['alert(1)', '//good.example/%0aalert(1)', 'text/html,<script>1</script>', '///etc/passwd', ''];
const runnable = unsafeSchemes.flatMap((scheme) => bodies.map((body) => `${scheme}:${body}`));
const disguised = [
  'java\nscript:alert(1)',
  '\tjavascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\r:alert(1)',
  'javascript:alert(1)\n',
];

/** Lists foreign addresses that resemble an own address (U02). */
const lookAlikes = [
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '\\\\evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https://good.example@evil.example',
  'https://good.example:x@evil.example',
  'https://good.example%40evil.example',
  'https://user@good.example/',
  'https://user:pass@good.example/',
  'https://:p@good.example/',
  'https://good.example.evil.example',
  'https://evilgood.example',
  'https://good.example.',
  'https://good.example.:443/',
  'https://good.example:444',
  'https://good.example:80',
  'http://good.example',
  'http://good.example:443',
  'https://www.good.example',
  'https://GOOD.example.evil.example',
  'https://good-example',
  'https://good.exampl',
  'https://good.example\t.evil.example',
  'https://good.example\n.evil.example',
  'https://evil.example/https://good.example',
  'https://evil.example?https://good.example',
  'https://evil.example#https://good.example',
  'https://evil.example/good.example',
  'https://xn--god-sna.example',
  'https://gооd.example',
  'https://good。example.evil.example',
  'https://ｇood.example.evil.example',
  'https://[::1]/',
  'https://0x7f000001/',
  'https://127.1/',
  'https://127.0.0.1/',
  'https://localhost/',
  'ftp://good.example/',
  'ftps://good.example/',
  'mailto:a@good.example',
  'tel:1',
  'https://pay.good.example.evil.example',
  'https://pay.good.example:444',
  'http://pay.good.example',
  'https://good.example:8444/',
  '/%2f%2fevil.example',
  '/%2F/evil.example',
  '/%5cevil.example',
  'https://good.example//evil.example',
  'https://good.example/%2f%2fevil.example',
  'https://good.example/\\evil.example',
  'https://evil.example\\@good.example',
  'https://evil.example%00.good.example@x',
  'https://',
  'https:',
  '//',
  'http:///evil.example',
  'https:evil.example@x',
  'https://good.example /',
  'https://good.example\u2028/',
  'https:// good.example',
  'https://good.example\u0000',
  'null',
  'about:blank',
  'sdhealth://open',
  'market://details?id=x',
].filter((text) => text !== 'null');

const ownAddresses = [
  'https://good.example',
  'https://good.example/',
  'https://GOOD.example/a?b=//evil.example#c',
  'HTTPS://good.example:443/x',
  '/health/x',
  '?payResult=fail',
  '#part',
  'x',
  './y',
  '../z',
  'https://good.example/health/pecSale/a/success/b?x=1',
  'https://pay.good.example/cashier',
  'https://good.example:8443/',
  'https://good.example/%E4%BD%93',
  'https://good.example/体检',
  'https://good.example/a%2fb',
];

describe('U01 U02: the checks of addresses', () => {
  test('the tables of test addresses: have at least 150 rows', () => {
    expect([runnable, disguised, lookAlikes, ownAddresses].flat().length).toBeGreaterThanOrEqual(150);
  });

  test.each([...runnable, ...disguised])('U01: %j when checked as any target: is refused', (text) => {
    expect([isOwnAddress(text, ORIGINS, PAGE), isReturnAddress(text, ORIGINS)]).toEqual([false, false]);
    expect([isWebAddress(text), isPageAddress(text), isAppAddress(text)]).toEqual([false, false, false]);
  });

  test.each(lookAlikes)('U02: %j when checked as an own address: is refused', (text) => {
    expect([isOwnAddress(text, ORIGINS, PAGE), isReturnAddress(text, ORIGINS)]).toEqual([false, false]);
  });

  test.each(ownAddresses)('%j when checked as an own address: is accepted', (text) =>
    expect(isOwnAddress(text, ORIGINS, PAGE)).toBe(true),
  );

  test.each([
    '//evil.example',
    '\\\\evil',
    'https://a@b.example',
    'https://:p@b.example',
    'https://any.example/a\\b',
    'https://any.example\\@b.example',
    'https://any.exa\tmple',
    'https://any.example\n',
    'https:any.example',
    '/x',
    'x',
    'ftp://x.example',
    '',
  ])('U02: %j when checked as a web address: is refused', (text) => expect(isWebAddress(text)).toBe(false));

  test.each([
    'https://good.example/a\\b',
    '/a\\b',
    'a\\b',
    '?q=\\',
    'https://:p@good.example/',
    '//:p@good.example/x',
    '/a b',
    '/a\u0085',
  ])('U02: %j when programs parse it differently: is refused as an own address', (text) => {
    expect(isOwnAddress(text, ORIGINS, PAGE)).toBe(false);
  });

  test.each(['https://any.example/x', 'http://any.example:8080/?q', 'HTTPS://any.example'])(
    '%j when checked as a web address: is accepted',
    (text) => {
      expect([isWebAddress(text), isPageAddress(text), isAppAddress(text)]).toEqual([true, true, true]);
    },
  );

  test.each([
    ['sdhealth://open?url=x', ['sdhealth'], true],
    ['SDHEALTH://open', ['sdhealth'], true],
    ['itms-apps://itunes.apple.com/app/id1', [], true],
    ['market://details?id=x', [], true],
    ['sdhealth://open', [], false],
    ['weixin://dl', ['sdhealth'], false],
    ['sdhealthx://open', ['sdhealth'], false],
    ['javascript:alert(1)', ['javascript'], false],
    ['tel:110', [], false],
  ])('%j when the schemes %j are allowed: is accepted for an app %s, and never as a page', (text, listed, expected) => {
    expect([isAppAddress(text, listed), isWebAddress(text), isPageAddress(text)]).toEqual([expected, false, false]);
  });

  test.each([
    'https://ｇｏｏｄ.example/',
    'https://good。example/',
    'https://good．example/',
    'https://go\u00adod.example/',
    'https://good\u200b.example/',
    'https://\u{1d4f0}ood.example/',
    'https://g%6fod.example/',
    'https://ſood.example/',
    'https://\u212aood.example/',
    'https://xn--体.example/',
    'https://体检.example/',
    'https://good.example:４４３/',
  ])('U02: %j when a parser turns its host into another: is refused', (text) => {
    const page = new URL('https://good.example/');
    const others = ['https://sood.example', 'https://kood.example'];
    expect([isOwnAddress(text, others, page), isWebAddress(text), isAppAddress(text)]).toEqual([false, false, false]);
  });

  test.each(['https://any.example/体检?体=检#体', 'https://xn--fiq228c.example/', 'https://[::1]:8080/', '/体//检'])(
    '%j when only text after its host is not ASCII: is accepted',
    (text) =>
      expect(
        isOwnAddress(text, ['https://any.example', 'https://xn--fiq228c.example', 'https://[::1]:8080'], PAGE),
      ).toBe(true),
  );

  test('return addresses when they are checked: only own, absolute ones are accepted', () => {
    expect(isReturnAddress('https://pay.good.example/x?y#z', ORIGINS)).toBe(true);
    for (const text of [
      'https://evil.example/x',
      '/health/x',
      'x',
      '',
      'file:///data/app/index.html',
      '//pay.good.example',
    ])
      expect([text, isReturnAddress(text, ORIGINS)]).toEqual([text, false]);
  });

  test('the file and picture checks when an address is `blob:` or `data:`: only the picture check accepts an image’s `data:`', () => {
    expect([isFileAddress('blob:https://good.example/1'), isFileAddress('https://any.example/a.pdf')]).toEqual([
      true,
      true,
    ]);
    expect([isPictureAddress('blob:https://good.example/1'), isPictureAddress('data:image/png;base64,AA==')]).toEqual([
      true,
      true,
    ]);
    for (const text of ['data:text/html,x', 'data:image/png,x', 'file:///etc/passwd', ' blob:x', 'javascript:blob:x'])
      expect([text, isFileAddress(text)]).toEqual([text, false]);
    for (const text of [
      'data:text/html,x',
      ' data:image/png,x',
      'data:imagex',
      'file:///a.png',
      'javascript:data:image/',
    ])
      expect([text, isPictureAddress(text)]).toEqual([text, false]);
  });

  test('an own address when the page is a file: only the same file and listed origins are accepted', () => {
    const page = new URL('file:///data/app/index.html#/health/sale');
    expect(isOwnAddress('file:///data/app/index.html#/health/x', [], page)).toBe(true);
    expect(isOwnAddress('#/health/x', [], page)).toBe(true);
    for (const text of ['file:///etc/passwd', 'file://evil/data/app/index.html', 'other.html', 'javascript:1'])
      expect([text, isOwnAddress(text, [], page)]).toEqual([text, false]);
    expect(isOwnAddress('https://good.example/', [], page)).toBe(false);
    expect(isOwnAddress('https://good.example/', ['https://good.example'], page)).toBe(true);
    expect(isOwnAddress('https://evil.example/', ['null'], page)).toBe(false);
    expect(isOwnAddress('file:///etc/passwd', ['null', 'file://'], page)).toBe(false);
  });

  test.each([
    ['https://good.example/a', '/b'],
    ['file:///a/index.html', '#/b'],
    ['file:///a/index.html', 'file:///a/index.html#/b'],
  ])('U01: a return address when the page is %s and the address %s: is refused, although it is own', (page, text) => {
    vi.stubGlobal('location', new URL(page));
    expect([isOwnAddress(text), isReturnAddress(text)]).toEqual([true, false]);
    vi.unstubAllGlobals();
  });

  test('an own address when there is no page (server): only listed origins are accepted', () => {
    expect(isOwnAddress('https://pay.good.example/x', ORIGINS)).toBe(true);
    for (const text of ['https://good.example/', '/x', 'undefined', ''])
      expect(isOwnAddress(text, ORIGINS)).toBe(false);
  });
});

describe('the comparison of schemes and hosts', () => {
  test.each(['mydata://x', 'datax://x', 'awss://x', 'wssx://x', 'javascripts://x'])(
    '%s when its scheme only contains a forbidden one: is accepted for an app',
    (text) => {
      expect(isAppAddress(text, [new URL(text).protocol.slice(0, -1)])).toBe(true);
    },
  );

  test.each(['xhttps://good.example/', 'httpsx://good.example/', 'http:good.example', 'https:good.example'])(
    '%s when it only resembles http or https: is refused as a web address',
    (text) => {
      expect(isWebAddress(text)).toBe(false);
    },
  );

  test('an own address when its path has two slashes after the first segment: is accepted', () => {
    expect(isOwnAddress('https://good.example/a//b', [], PAGE)).toBe(true);
    expect(isOwnAddress('https://good.example/a/%2fb', [], PAGE)).toBe(true);
  });

  test.each([
    ['file:///a/index.html', '#/health/x', true],
    ['file:///a/index.html', '?a=1', true],
    ['file:///a/index.html', 'file:///a/other.html', false],
    ['file:///a/index.html', 'file://b/a/index.html', false],
    ['app://h/index.html', 'app://h/index.html?a=1', true],
    ['app://h/index.html', 'app://h2/index.html', false],
    ['app://h/index.html', 'app2://h/index.html', false],
    ['app://h/index.html', 'app2://h2/index.html', false],
  ])('an own address when the page %s has no origin: %s is accepted %s', (page, text, expected) => {
    expect(isOwnAddress(text, [], new URL(page))).toBe(expected);
  });
});
