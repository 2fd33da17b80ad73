/** What differs by the host name a page is served from (specification, section 6): the admin's hosts, the partner's hosts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="admin-hosts" content="admin.example">
    <meta name="partner-hosts" content="partner.example">`;
  vi.resetModules();
});
afterEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});

test('on an admin host the admin comes from local storage, elsewhere it does not', async () => {
  const { admin, clearAdmin } = await import('./admin.ts');
  localStorage.setItem('adminToken', 'at');
  localStorage.setItem('adminUserId', '77');
  expect(admin('admin.example')).toEqual({ token: 'at', userId: '77' });
  expect(admin('other.example')).toBeUndefined();
  clearAdmin();
  expect(admin('admin.example')).toBeUndefined();
});

test('on an admin host a cookie makes nobody an admin', async () => {
  const { admin, clearAdmin } = await import('./admin.ts');
  Object.assign(document, { cookie: 'adminToken=at; path=/' });
  expect(admin('admin.example')).toBeUndefined();
  expect(admin('other.example')?.token).toBe('at');
  clearAdmin();
});

test('on the partner’s host an unknown channel has third type 301, a known one its own', async () => {
  const { readChannel, thirdType } = await import('./channel.ts');
  const { config } = await import('./configuration.ts');
  config.channels['c7'] = { channel: 'c7', thirdType: 7, appid: '', payPlatform: 5 };
  expect(thirdType('partner.example')).toBe(301);
  expect(thirdType('other.example')).toBe(1);
  readChannel(new URLSearchParams('channel=c7'));
  expect(thirdType('partner.example')).toBe(7);
});
