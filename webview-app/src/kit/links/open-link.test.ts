/** Tests which links of the service are pages of this app and which are other pages on the same server. */
import { expect, test } from 'vitest';
import { hrefOfLink } from './open-link.ts';
import { addressOfService, appPage } from './service-links.ts';

test.each([
  ['/health/package-list', '/package-list'],
  ['/health/package-list?channel=c1#top', '/package-list?channel=c1#top'],
  ['/package-list', undefined],
  ['/another/package-list', undefined],
  ['/healthy/package-list', undefined],
  ['/healthpackage-list', undefined],
  ['/health/no-such-page', undefined],
  ['https://h.example/health/package-list', undefined],
])('the link %s when the service sends it: has the address %s within this app', (link, address) => {
  expect(addressOfService(link)).toBe(address);
});

test.each([
  ['/package-list?a=1', true],
  ['/no-such-page', false],
  ['package-list', false],
  ['', false],
  [undefined, false],
])('the address %s when it comes in a query: is a page of this app: %s', (to, isPage) => {
  expect(appPage(to)).toBe(isPage ? to : undefined);
});

test.each([
  ['/health/package-list', '/health/package-list'],
  ['/health/no-such-page', undefined],
  ['/another/no-such-page', '/another/no-such-page'],
  ['https://evil.example/health/package-list', undefined],
  ['javascript:alert(1)', undefined],
  ['http://', undefined],
])('the link %s when it is rendered: has the href %s', (link, href) => {
  expect(hrefOfLink(link)).toBe(href?.startsWith('/another') ? location.origin + href : href);
});
