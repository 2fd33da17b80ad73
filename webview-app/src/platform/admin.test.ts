import { afterEach, expect, test } from 'vitest';
import { admin, clearAdmin } from './admin.ts';

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
