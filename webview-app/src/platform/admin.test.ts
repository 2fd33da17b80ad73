import { afterEach, expect, test } from 'vitest';
import { admin, clearAdmin } from './admin.ts';
import { settings } from './settings.ts';

afterEach(clearAdmin);
const setCookie = (cookie: string) => Object.assign(document, { cookie });

test('there is no admin without the cookie', () => {
  localStorage.setItem('adminToken', 'not an admin host');
  expect(admin()).toBeUndefined();
});

test('the admin comes from the two cookies, and goes with them', () => {
  setCookie('adminToken=a%20b; path=/');
  setCookie('adminUserId=7; path=/');
  expect(admin()).toEqual({ token: 'a b', userId: '7' });
  clearAdmin();
  expect(admin()).toBeUndefined();
});

test('on an admin host the admin comes from its local storage and not from a cookie, and goes from there too', () => {
  const own = { ...settings, adminHosts: ['b.example', 'admin.example'] };
  setCookie('adminToken=of-a-cookie; path=/');
  setCookie('adminUserId=1; path=/');
  expect(admin('admin.example', own)).toBeUndefined();
  localStorage.setItem('adminToken', 'a%20b');
  localStorage.setItem('adminUserId', '7');
  expect(admin('admin.example', own)).toEqual({ token: 'a%20b', userId: '7' });
  for (const other of ['a.admin.example', 'admin.example.evil.example', ''])
    expect(admin(other, own)).toEqual({ token: 'of-a-cookie', userId: '1' });
  clearAdmin();
  expect(admin('admin.example', own)).toBeUndefined();
  expect(localStorage.getItem('adminUserId')).toBeNull();
});
