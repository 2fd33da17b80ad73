import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPageLoad } from '../../test/page-load.ts';
import { settings } from './settings.ts';

const setCookie = (cookie: string) => Object.assign(document, { cookie });
async function newPage() {
  newPageLoad();
  return import('./admin.ts');
}
function signInAsAdmin(userId: string, token: string): void {
  setCookie(`adminToken=${token}; path=/`);
  setCookie(`adminUserId=${userId}; path=/`);
}

/** Simulates cookies that the page can read, in a browser's order, but not remove. */
function mockCookies(text: string): void {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);
}

beforeEach(() => history.replaceState(null, '', '/health/pecSale/P1'));
afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of ['adminToken', 'adminUserId']) setCookie(`${name}=; Max-Age=0; path=/`);
  localStorage.clear();
  // The test window still lists a removed cookie within the same millisecond.
  await vi.waitFor(() => expect(document.cookie).not.toContain('admin'), { interval: 2 });
});

test('the admin of a page when no cookie is set: undefined', async () => {
  localStorage.setItem('adminToken', 'not an admin host');
  const { admin, isAdminReplaced } = await newPage();
  expect([admin(), isAdminReplaced()]).toEqual([undefined, false]);
});

test('the admin of a page when the two cookies are set and removed: defined and undefined', async () => {
  signInAsAdmin('7', 'a%20b');
  const { admin, clearAdmin } = await newPage();
  expect(admin()).toEqual({ token: 'a b', userId: '7' });
  expect(clearAdmin()).toBe(true);
  expect([admin(), (await newPage()).admin(), document.cookie.includes('a%20b')]).toEqual([
    undefined,
    undefined,
    false,
  ]);
});

test('the admin of a page on an admin host: from local storage, not from a cookie', async () => {
  const adminSettings = { ...settings, adminHosts: ['b.example', 'admin.example'] };
  const { readAdmin } = await newPage();
  signInAsAdmin('1', 'of-a-cookie');
  expect(readAdmin('admin.example', adminSettings)).toBeUndefined();
  localStorage.setItem('adminToken', 'a%20b');
  localStorage.setItem('adminUserId', '7');
  expect(readAdmin('admin.example', adminSettings)).toEqual({ token: 'a%20b', userId: '7' });
  for (const other of ['a.admin.example', 'admin.example.evil.example', ''])
    expect(readAdmin(other, adminSettings)).toEqual({ token: 'of-a-cookie', userId: '1' });
});

test('the admin of a page on an admin host when its storage is refused: undefined', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  const { readAdmin } = await newPage();
  expect(readAdmin('admin.example', { ...settings, adminHosts: ['admin.example'] })).toBeUndefined();
});

test.each([
  ['has no customer', 'adminToken=good', { token: 'good', userId: '' }],
  ['cannot be decoded', 'adminToken=%zz; adminUserId=7', { token: '%zz', userId: '7' }],
])('the admin of a page when a cookie %s: has the raw value', async (_, cookies, admin) => {
  mockCookies(cookies);
  expect((await newPage()).admin()).toEqual(admin);
});

test('clearAdmin when there is no admin: removes nothing', async () => {
  localStorage.setItem('adminToken', 'not an admin host');
  const { clearAdmin } = await newPage();
  expect([clearAdmin(), localStorage.getItem('adminToken')]).toEqual([true, 'not an admin host']);
});

test('clearAdmin when local storage has credentials: removes them too', async () => {
  signInAsAdmin('7', 'good');
  localStorage.setItem('adminToken', 'good');
  localStorage.setItem('adminUserId', '7');
  const { admin, clearAdmin } = await newPage();
  admin();
  clearAdmin();
  expect([localStorage.getItem('adminToken'), localStorage.getItem('adminUserId')]).toEqual([null, null]);
});

describe('the admin of a page', () => {
  test.each<[string, () => void, boolean]>([
    ['another customer', () => signInAsAdmin('8', 'good'), true],
    ['another token of the same customer', () => signInAsAdmin('7', 'newer'), true],
    ['no token', () => setCookie('adminToken=; Max-Age=0; path=/'), true],
    ['no customer', () => setCookie('adminUserId=; Max-Age=0; path=/'), true],
    ['the same again', () => signInAsAdmin('7', 'good'), false],
  ])(
    'a page when the cookies change to %s: keeps its admin, marked as replaced if different',
    async (_, change, isReplaced) => {
      signInAsAdmin('7', 'good');
      const page = await newPage();
      expect([page.admin(), page.isAdminReplaced()]).toEqual([{ token: 'good', userId: '7' }, false]);
      change();
      expect([page.admin(), page.isAdminReplaced()]).toEqual([{ token: 'good', userId: '7' }, isReplaced]);
    },
  );

  test('a page when it started without an admin: ignores later cookies', async () => {
    const page = await newPage();
    page.admin();
    signInAsAdmin('7', 'good');
    expect([page.admin(), page.isAdminReplaced()]).toEqual([undefined, false]);
  });
});

describe('a token that was refused', () => {
  test('a refused token when it is read again: ignored by each page, and never stored in clear', async () => {
    mockCookies('adminToken=leftover-token; adminUserId=7');
    const first = await newPage();
    expect(first.admin()?.token).toBe('leftover-token');
    expect(first.clearAdmin()).toBe(true);
    for (const page of [await newPage(), await newPage()]) expect(page.admin()).toBeUndefined();
    expect(JSON.stringify({ ...localStorage })).not.toContain('leftover');
  });

  test('a refused token when a new login sets another: the new token and its customer are used', async () => {
    mockCookies('adminToken=old; adminUserId=7');
    (await newPage()).clearAdmin();
    mockCookies('adminToken=old; adminUserId=7; adminToken=new; adminUserId=8');
    expect((await newPage()).admin()).toEqual({ token: 'new', userId: '8' });
    mockCookies('adminToken=old; adminToken=new; adminUserId=8');
    expect((await newPage()).admin()).toEqual({ token: 'new', userId: '8' });
  });

  test('a refused token when tokens of other paths are also refused: all stay ignored', async () => {
    mockCookies('adminToken=a; adminToken=b; adminToken=c; adminUserId=7');
    for (const token of ['a', 'b', 'c']) {
      const page = await newPage();
      expect(page.admin()?.token).toBe(token);
      page.clearAdmin();
    }
    expect((await newPage()).admin()).toBeUndefined();
  });

  test('a refused token when sixteen others were refused after it: forgotten', async () => {
    const storedRefusals = () => Object.entries(localStorage).filter(([key]) => key.includes('admin-refused'));
    for (let index = 0; index < 17; index++) {
      mockCookies(`adminToken=t${index}; adminUserId=7`);
      const page = await newPage();
      page.admin();
      page.clearAdmin();
      expect(storedRefusals()[0]?.[1].split(',')).toHaveLength(Math.min(index + 1, 16));
    }
    mockCookies('adminToken=t1; adminUserId=7');
    expect((await newPage()).admin()).toBeUndefined();
    mockCookies('adminToken=t0; adminUserId=7');
    expect((await newPage()).admin()?.token).toBe('t0');
  });

  test('a refused token when nothing can be stored: clearAdmin returns false', async () => {
    mockCookies('adminToken=leftover; adminUserId=7');
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('refused');
    });
    const page = await newPage();
    page.admin();
    expect([page.clearAdmin(), page.admin()]).toEqual([false, undefined]);
  });

  test('a refused token when it is cleared: its cookie is removed at each path and domain of the page', async () => {
    const written: string[] = [];
    // `vi.spyOn` could not restore two spies on one property.
    const cookie = { get: () => 'adminToken=leftover', set: (text: string) => void written.push(text) };
    Object.defineProperty(document, 'cookie', { ...cookie, configurable: true });
    const page = await newPage();
    page.admin();
    vi.stubGlobal('location', new URL('https://a.b.example/health/pecSale/P1'));
    page.clearAdmin();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, 'cookie');
    const domains = ['', '; domain=a.b.example', '; domain=b.example', '; domain=example'];
    const paths = ['/', '/health', '/health/', '/health/pecSale', '/health/pecSale/P1', '/health/pecSale/P1/'];
    for (const path of paths)
      for (const domain of domains) expect(written).toContain(`adminToken=; Max-Age=0; path=${path}${domain}`);
  });
});
