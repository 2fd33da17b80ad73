import { expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';

const OWN = 'https://h.example';
const read = (tags: Record<string, string>, build = '') => settingsFrom((name) => tags[name] ?? '', build, OWN);

test('without any tag the page’s own origin serves everything', () => {
  expect(read({})).toMatchObject({
    origins: { api: '', account: '', static: '' },
    payUrl: `${OWN}/cashier`,
    thirdLoginUrl: `${OWN}/third-login`,
    adminHosts: [],
  });
});

test('the page’s tag wins over the build’s origin, and the other hosts follow the api', () => {
  expect(read({}, 'https://b.example/').origins.account).toBe('https://b.example');
  const { origins, payUrl, thirdLoginUrl } = read({ 'api-origin': 'https://a.example/' }, 'https://b.example');
  expect(origins).toEqual({ api: 'https://a.example', account: 'https://a.example', static: 'https://a.example' });
  expect(payUrl).toBe('https://a.example/cashier');
  expect(thirdLoginUrl).toBe('https://a.example/third-login');
});

test('lists are separated by spaces', () => {
  expect(read({ 'admin-hosts': ' a.example  b.example ' }).adminHosts).toEqual(['a.example', 'b.example']);
});
