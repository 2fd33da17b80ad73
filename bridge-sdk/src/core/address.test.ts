// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { appAddress, ownAddress, webAddress } from './address.ts';

const PAGE = new URL('https://good.example/health/sale?x=1#top');
const LISTED = ['https://pay.good.example', 'https://good.example:8443'];

/** U01: schemes that run code or reach into the phone, in every spelling that a parser forgives. */
const schemes = [
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
const runnable = schemes.flatMap((scheme) => bodies.map((body) => `${scheme}:${body}`));
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

/** U02: addresses that look like one's own. */
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

const own = [
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

describe('U01 U02: the guard of addresses', () => {
  test('the table has at least 150 rows', () => {
    expect(runnable.length + disguised.length + lookAlikes.length + own.length).toBeGreaterThanOrEqual(150);
  });
  test.each([...runnable, ...disguised])('U01: %j goes nowhere', (text) => {
    expect([ownAddress(text, LISTED, PAGE), webAddress(text), appAddress(text)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  test.each(lookAlikes)('U02: %j is not a page of our own', (text) => {
    expect(ownAddress(text, LISTED, PAGE)).toBeUndefined();
  });
  test.each(own)('%j is a page of our own, given absolute', (text) => {
    expect(ownAddress(text, LISTED, PAGE)).toBe(new URL(text, PAGE).href);
  });
  test.each(['//evil.example', '\\\\evil', 'https://a@b.example', '/x', 'x', 'ftp://x.example', ''])(
    'U02: %j is no absolute web address',
    (text) => expect(webAddress(text)).toBeUndefined(),
  );
  test.each(['https://any.example/x', 'http://any.example:8080/?q'])('%j is one', (text) => {
    expect([webAddress(text), appAddress(text)]).toEqual([text, text]);
  });
  test.each(['sdhealth://open?url=x', 'itms-apps://itunes.apple.com/app/id1', 'market://details?id=x', 'weixin://dl'])(
    '%j may be handed over to an app, and is no page',
    (text) => expect([appAddress(text), webAddress(text)]).toEqual([text, undefined]),
  );

  test('a bundle opened as a file is its own page, and no other file is', () => {
    const page = new URL('file:///data/app/index.html#/health/sale');
    expect(ownAddress('file:///data/app/index.html#/health/x', [], page)).toBeDefined();
    expect(ownAddress('#/health/x', [], page)).toBe('file:///data/app/index.html#/health/x');
    for (const text of ['file:///etc/passwd', 'other.html', 'javascript:1', 'https://good.example/'])
      expect(ownAddress(text, [], page)).toBeUndefined();
    expect(ownAddress('https://good.example/', ['https://good.example'], page)).toBeDefined();
    expect(ownAddress('https://evil.example/', ['null'], page)).toBeUndefined();
  });
});
