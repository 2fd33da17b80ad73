import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

const HERE = location.origin;

test.each([
  ['/health/package-list', { kind: 'page', to: '/package-list' }],
  ['/health/contentStatic/terms?lang=en', { kind: 'page', to: '/contentStatic/terms?lang=en' }],
  [`${HERE}/health/science/6001`, { kind: 'page', to: '/science/6001' }],
  ['tel:+86 10 8520-9120', { kind: 'phone', phone: '+86 10 8520-9120' }],
  ['https://www.who.int/a?b=c', { kind: 'outside', url: 'https://www.who.int/a?b=c', host: 'www.who.int' }],
  // A host name in look-alike letters is shown in its encoded form (`xn--`).
  [
    'https://аррӏе.example/',
    { kind: 'outside', url: expect.stringMatching(/^https:\/\/xn--/), host: expect.stringMatching(/^xn--/) },
  ],
])('the address %s when it is in an article: is rendered as a link', (href, link) => {
  expect(linkTarget(href)).toEqual(link);
});

test.each([
  ...['', '#part', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:1', 'data:text/html,x', 'vbscript:x'],
  ...['intent://x#Intent;end', 'weixin://dl', 'sdhealth://open?url=x', 'file:///etc/passwd', 'blob:https://a/b'],
  ...[
    'http://www.who.int/',
    'https://good@evil.example/',
    'https://a:b@evil.example/',
    'tel:',
    'tel:*#06#',
    'tel:javascript',
  ],
  ...['/files/a.pdf', `${HERE}/elsewhere`, '/health/no-such-page'],
])('H03 U02: the address "%s" when it is in an article: is rendered without a link', (href) => {
  expect(linkTarget(href)).toBeUndefined();
});

test.each(['//evil.example/', '/\\evil.example/', 'https:\\\\evil.example'])(
  'U02 U05: the address "%s" when it is in an article: is not treated as a page of this app',
  (href) => {
    expect(linkTarget(href)?.kind).not.toBe('page');
  },
);
