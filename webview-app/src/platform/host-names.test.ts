/** Tests the host names with a special meaning (specification, section 6): the admin's hosts and the partner's hosts. */
import { afterEach, expect, test } from 'vitest';
import { readAdmin } from './admin.ts';
import { readChannel, thirdType } from './channel.ts';
import { config } from './configuration.ts';
import { settingsFrom } from './settings-of.ts';

const META_VALUES: Readonly<Record<string, string>> = {
  'admin-hosts': 'admin.example',
  'partner-hosts': 'partner.example',
};
const settings = settingsFrom((name) => META_VALUES[name] ?? '', { api: '', web: '' }, 'https://page.example');

afterEach(() => {
  Object.assign(document, { cookie: 'adminToken=; Max-Age=0; path=/' });
  localStorage.clear();
  sessionStorage.clear();
});

test('the admin when the host is an admin host: read from local storage, unlike on other hosts', () => {
  localStorage.setItem('adminToken', 'at');
  localStorage.setItem('adminUserId', '77');
  expect(readAdmin('admin.example', settings)).toEqual({ token: 'at', userId: '77' });
  expect(readAdmin('other.example', settings)).toBeUndefined();
});

test('an admin cookie when the host is an admin host: ignored', () => {
  Object.assign(document, { cookie: 'adminToken=at; path=/' });
  expect(readAdmin('admin.example', settings)).toBeUndefined();
  expect(readAdmin('other.example', settings)?.token).toBe('at');
});

test('the third type when the host is the partner’s: 301 unless the channel has its own', () => {
  config.channels['c7'] = { channel: 'c7', thirdType: 7, appid: '', payPlatform: 5 };
  expect(thirdType('partner.example', settings)).toBe(301);
  expect(thirdType('other.example', settings)).toBe(1);
  readChannel(new URLSearchParams('channel=c7'));
  expect(thirdType('partner.example', settings)).toBe(7);
  delete config.channels['c7'];
});
