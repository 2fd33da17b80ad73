/** Tests the host names with a special meaning (specification, section 6): the admin's hosts and the partner's hosts. */
import { afterEach, expect, test } from 'vitest';
import { phonesAdmin } from './admin.ts';
import { readChannel, thirdType } from './channel.ts';
import { config } from './configuration.ts';
import { settingsFrom } from './settings-of.ts';

const METAS: Readonly<Record<string, string>> = { 'admin-hosts': 'admin.example', 'partner-hosts': 'partner.example' };
const settings = settingsFrom((name) => METAS[name] ?? '', { api: '', web: '' }, 'https://page.example');

afterEach(() => {
  Object.assign(document, { cookie: 'adminToken=; Max-Age=0; path=/' });
  localStorage.clear();
  sessionStorage.clear();
});

test('the admin when the host is an admin host: from local storage, elsewhere not', () => {
  localStorage.setItem('adminToken', 'at');
  localStorage.setItem('adminUserId', '77');
  expect(phonesAdmin('admin.example', settings)).toEqual({ token: 'at', userId: '77' });
  expect(phonesAdmin('other.example', settings)).toBeUndefined();
});

test('a cookie when the host is an admin host: makes nobody an admin', () => {
  Object.assign(document, { cookie: 'adminToken=at; path=/' });
  expect(phonesAdmin('admin.example', settings)).toBeUndefined();
  expect(phonesAdmin('other.example', settings)?.token).toBe('at');
});

test('a channel when the host is the partner’s: unknown has third type 301, known its own', () => {
  config.channels['c7'] = { channel: 'c7', thirdType: 7, appid: '', payPlatform: 5 };
  expect(thirdType('partner.example', settings)).toBe(301);
  expect(thirdType('other.example', settings)).toBe(1);
  readChannel(new URLSearchParams('channel=c7'));
  expect(thirdType('partner.example', settings)).toBe(7);
  delete config.channels['c7'];
});
