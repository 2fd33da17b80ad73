import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account } from '../../test/account.ts';
import { newPageLoad } from '../../test/page-load.ts';
import { storePrefetched } from '../client/prefetched.ts';
import { prefetchedCount } from '../client/request.ts';
import { safeText } from '../client/safe-text.ts';
import { isOwnersToken, keepPersonal, ownerMark, recallPersonal, writesSoFar } from '../platform/personal.ts';
import { maskName } from '../rules/masking.ts';
import { healthGold, learnGuide } from './health-gold.ts';
import { freeAppointment, medical } from './sections.ts';
import {
  beginAdmin,
  beginRestore,
  beginSession,
  endSession,
  endSessionOfPage,
  hadSession,
  isLoggedIn,
  learnAccount,
  markUnreachable,
  noteSessionOver,
  owesLogout,
  ownerUnread,
  renewToken,
  session,
  sessionToken,
  waitForSession,
} from './session.ts';

function changeStores(): void {
  medical.state.cityId = '310000';
  freeAppointment.state.appointmentUnitName = 'Unit 1';
  learnGuide({ guideStatus: 1, healthCornBalance: 77 });
}
const isClean = (): boolean =>
  medical.state.cityId === '110000' &&
  freeAppointment.state.appointmentUnitName === '' &&
  healthGold.healthCornBalance === 0;

beforeEach(() => {
  localStorage.clear();
  endSession();
});
afterEach(() => vi.useRealTimers());

test('the person’s values when they log out: deleted (A04, V04)', () => {
  beginSession('t1', account('a'));
  changeStores();
  const previous = session.owner;
  endSession();
  expect([isClean(), sessionToken(), session.account, hadSession()]).toEqual([true, undefined, undefined, false]);
  expect(session.owner).toBeGreaterThan(previous);
});

test('the person’s values when the host has another account: deleted (A04)', () => {
  beginSession('t1', account('a'));
  changeStores();
  beginSession('t2', account('b'));
  expect(isClean()).toBe(true);
});

test('a visitor’s choice when they log in or get a new token: unchanged', () => {
  changeStores();
  beginSession('t1', account('a'));
  beginSession('t2', account('a'));
  expect(medical.state.cityId).toBe('310000');
});

test('the token when values are stored and reported: neither stored nor reported (A03)', () => {
  // New secrets each time, because known secrets stay registered.
  const [first, secondToken] = [`tkn-${crypto.randomUUID()}`, `tkn-${crypto.randomUUID()}`];
  beginSession(first, account('a'));
  renewToken(secondToken);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toMatch(/tkn-/);
  expect(safeText(`it was ${first} and ${secondToken}`)).toBe('it was *** and ***');
});

test('the greeting name when it is stored: masked, and deleted after 14 days (V01, V04)', () => {
  vi.useFakeTimers();
  beginSession('t1', { ...account('a'), nickname: 'Zhang Ming' });
  const storedText = () => recallPersonal('cache.name', (value) => typeof value === 'string');
  expect(storedText()).toBe(maskName('Zhang Ming'));
  expect(storedText()).not.toContain('Ming');
  vi.setSystemTime(Date.now() + 14 * 86_400_000 - 1_000);
  expect(storedText()).toBeDefined();
  vi.setSystemTime(Date.now() + 1_000);
  expect(storedText()).toBeUndefined();
});

test('prefetched answers when the person changes: deleted, unlike after a new token (A04)', () => {
  const prefetch = () => storePrefetched('key', Promise.resolve(1));
  prefetch();
  beginSession('t1', account('a'));
  expect(prefetchedCount()).toBe(0);
  prefetch();
  beginSession('t2', account('a'));
  expect(prefetchedCount()).toBe(1);
  beginSession('t3', account('b'));
  expect(prefetchedCount()).toBe(0);
});

test('a session marker when it has an unknown value: ignored (T04)', () => {
  for (const value of ['yes', 1, {}, null]) {
    for (const name of ['had-session', 'logout-owed'])
      localStorage.setItem(`sdhealth.${name}`, JSON.stringify({ value }));
    expect([hadSession(), owesLogout()]).toEqual([false, false]);
  }
});

describe('the login state', () => {
  test('isLoggedIn() when a person or an admin is signed in: true, otherwise false', () => {
    expect(isLoggedIn()).toBe(false);
    beginAdmin('U1');
    expect(isLoggedIn()).toBe(true);
    beginSession('t1', account('a'));
    expect(isLoggedIn()).toBe(true);
    for (const end of [markUnreachable, beginRestore, endSession]) {
      end();
      expect(isLoggedIn()).toBe(false);
    }
  });

  test('the account when the service is unreachable: available only if the session is the owner’s (N01, A04)', () => {
    beginSession('t1', account('a'));
    markUnreachable(true);
    expect([session.account?.userId, ownerUnread()]).toEqual(['a', ownerMark()]);
    beginSession('t2', account('a'));
    expect(ownerUnread()).toBeUndefined();
    markUnreachable();
    expect([session.account, ownerUnread()]).toEqual([undefined, undefined]);
  });

  test('the owner when a person is logged in: cannot be doubted, because the server has identified them (A04)', async () => {
    const { beginSession, doubtOwner, session } = await load();
    beginSession('t1', account('a'));
    doubtOwner();
    expect(session.status).toBe('logged-in');
  });
});

test('a page when the session is being restored: waits until the person is known', async () => {
  const { waitForSession, endSession } = await load();
  const onKnown = vi.fn<() => void>();
  const pendingSession = waitForSession().then(onKnown);
  await new Promise((resolve) => setTimeout(resolve));
  expect(onKnown).not.toHaveBeenCalled();
  endSession();
  await pendingSession;
});

test('a page when the session stays unknown: waits at most 10 s', async () => {
  vi.useFakeTimers();
  const onKnown = vi.fn<() => void>();
  void waitForSession().then(onKnown);
  await vi.advanceTimersByTimeAsync(0);
  expect(onKnown).toHaveBeenCalledTimes(1);
  beginRestore();
  void waitForSession().then(onKnown);
  // A change of another field of the session must not end the wait.
  learnAccount(account('a'));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(onKnown).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(onKnown).toHaveBeenCalledTimes(2);
  void waitForSession().then(onKnown);
  beginSession('t1', account('a'));
  await vi.advanceTimersByTimeAsync(1);
  expect(onKnown).toHaveBeenCalledTimes(3);
});

/** Simulates a page load of the app's modules, with the phone's current storage. */
async function load() {
  newPageLoad();
  const store = await import('./session.ts');
  const { medical, doctorSearch } = await import('./sections.ts');
  const { keepDraft, readDraft } = await import('../kit/form/draft.ts');
  const initial = { reason: '' };
  return {
    ...store,
    async choose() {
      Object.assign(medical.state, { cityId: '310000', addOnItems: ['1'] });
      doctorSearch.state.area_id = '310000';
      keepDraft('refund', { reason: 'typed' });
      // A section is stored a moment later.
      await new Promise((resolve) => setTimeout(resolve));
    },
    currentValues: () => [
      medical.state.cityId,
      medical.state.addOnItems.length,
      doctorSearch.state.area_id,
      readDraft('refund', initial).reason ?? '',
    ],
  };
}
const CHOSEN_VALUES = ['310000', 1, '310000', 'typed'];
const DEFAULT_VALUES = ['110000', 0, '', ''];

test('the next person when a session expired and the page was reloaded: starts clean (A04)', async () => {
  const previous = await load();
  previous.beginSession('t1', account('a'));
  await previous.choose();
  const expired = await load();
  expect(expired.currentValues()).toEqual(CHOSEN_VALUES);
  expired.endSession();
  expect(expired.currentValues()).toEqual(DEFAULT_VALUES);
  expect(sessionStorage.getItem('sdhealth.own.draft.refund')).toBeNull();
  expect(expired.session.owner).toBe(1);
  expired.beginSession('t2', account('b'));
  expect(expired.currentValues()).toEqual(DEFAULT_VALUES);
});

test('the next login when the owner was unknown: keeps the values only for the same person (A04)', async () => {
  const previous = await load();
  previous.beginSession('t1', account('a'));
  await previous.choose();
  const same = await load();
  same.markUnreachable();
  same.beginSession('t2', account('a'));
  expect([same.currentValues(), same.session.owner]).toEqual([CHOSEN_VALUES, 0]);
  const other = await load();
  other.markUnreachable();
  other.beginSession('t3', account('b'));
  expect([other.currentValues(), other.session.owner]).toEqual([DEFAULT_VALUES, 1]);
  expect(sessionStorage.getItem('sdhealth.own.draft.refund')).toBeNull();
});

test('another tab’s values when they belong to another person: not read, unlike a visitor’s choice (A04)', async () => {
  const visitor = await load();
  await visitor.choose();
  const first = await load();
  first.beginSession('t1', account('a'));
  expect(first.currentValues()).toEqual(CHOSEN_VALUES);
  await first.choose();
  const stored = { ...sessionStorage };
  first.endSession();
  Object.assign(sessionStorage, stored);
  const second = await load();
  second.beginSession('t2', account('b'));
  expect(second.currentValues()).toEqual(DEFAULT_VALUES);
});

test('an admin when they switch to another customer: starts clean (A04)', async () => {
  const first = await load();
  first.beginAdmin('U1');
  await first.choose();
  const second = await load();
  second.beginAdmin('U2');
  expect(second.currentValues()).toEqual(DEFAULT_VALUES);
});

test('the user id when it is stored: a hash that differs on each phone (V04)', async () => {
  const marks = new Set<string>();
  for (let phone = 0; phone < 3; phone++) {
    localStorage.clear();
    const first = await load();
    first.beginSession('t1', account('U20012001'));
    await first.choose();
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).not.toContain('U20012001');
    marks.add(JSON.parse(localStorage.getItem('sdhealth.owner') ?? '').value.mark);
  }
  expect(marks.size).toBe(3);
});

/** Returns all names that the app has stored, except the phone's own. */
const storedNames = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
    (name) => !/^sdhealth\.(owner(-era)?|had-session|language|channel\.channel)$/.test(name),
  );

test('stored values when the person logs out: deleted, even those of unloaded modules (A04, V04)', async () => {
  const first = await load();
  first.beginSession('t1', account('a'));
  await first.choose();
  const { recordVisit } = await import('./visits.ts');
  const { keepIntent } = await import('./purchase.ts');
  const { offlineCopies } = await import('../platform/offline-copies.ts');
  const { readChannel } = await import('../platform/channel.ts');
  recordVisit('/pecState/p/O1001', new URLSearchParams());
  keepIntent({ productNo: 'p', orderKey: 'k', priceFen: 1, madeAt: 1, orderNo: 'O1001' });
  offlineCopies.keep('GET /api/a', { at: 1, data: { cityId: '310000' } });
  readChannel(new URLSearchParams('channel=c1'));
  localStorage.setItem('sdhealth.purchase.p', '{"value":{"orderNo":"O1001"}}');
  localStorage.setItem('sdhealth.bridge.pending', '[{"method":"paySeq","key":"S1001","startedAt":1}]');
  localStorage.setItem('foreign', 'O1001');
  const later = await load();
  later.beginSession('t2', account('a'));
  expect(storedNames()).toHaveLength(10);
  later.endSession();
  await new Promise((resolve) => setTimeout(resolve));
  expect(storedNames().filter((name) => !name.startsWith('sdhealth.own.store.'))).toEqual(['foreign']);
  expect(JSON.stringify([{ ...localStorage, foreign: '' }, { ...sessionStorage }])).not.toMatch(/1001|310000|typed/);
  expect(JSON.stringify({ ...sessionStorage })).toContain('c1');
});

test('a tab of person A when it missed the logout in another tab: leaves no values for person B (A04)', async () => {
  const tab = await load();
  tab.beginSession('t1', account('a'));
  // In another tab A logs out and B logs in.
  localStorage.clear();
  localStorage.setItem('sdhealth.owner', JSON.stringify({ value: { salt: 's', mark: 'of-b' } }));
  await tab.choose();
  // The page still shows its choices, but does not store them.
  expect(tab.currentValues()).toEqual([...CHOSEN_VALUES.slice(0, 3), '']);
  const reloaded = await load();
  expect(reloaded.currentValues()).toEqual(DEFAULT_VALUES);
  reloaded.beginSession('t2', account('b'));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/310000|typed/);
});

test('the page of an order when the person changes: replaced by the home page, unlike other pages (A04)', async () => {
  const { beginSession, endSession } = await load();
  const { currentPath, navigate } = await import('../platform/history.ts');
  navigate('/pecState/p/O1001');
  beginSession('t1', account('a'));
  endSession();
  beginSession('t2', account('a'));
  expect(currentPath()).toBe('/pecState/p/O1001');
  const entries = history.length;
  const { askInDialog } = await import('../platform/login-request.ts');
  const request = askInDialog('login');
  beginSession('t3', account('b'));
  // The order's page is not in the history before the home page, and the login requested there has succeeded.
  expect([location.pathname, history.length]).toEqual(['/health/', entries]);
  expect(await request).toEqual({ outcome: 'done' });
  navigate('/pecSale/p');
  beginSession('t4', account('a'));
  expect(currentPath()).toBe('/pecSale/p');
  navigate('/pecSale/p?orderNo=O1');
  endSession();
  beginSession('t5', account('b'));
  expect(currentPath()).toBe('/');
});

test('a link to the person’s own order when another person used the phone before: stays open', async () => {
  const previous = await load();
  previous.beginSession('t1', account('a'));
  const { beginSession } = await load();
  const { currentPath, navigate } = await import('../platform/history.ts');
  navigate('/pecState/p/O2002');
  beginSession('t2', account('b'));
  expect(currentPath()).toBe('/pecState/p/O2002');
});

test('the page of an order when the session has ended: not in the visit history (A04)', async () => {
  const { endSession } = await load();
  endSession();
  const { recordVisit, visits } = await import('./visits.ts');
  for (const path of ['/pecSale/p', '/pecState/p/O1001']) recordVisit(path, new URLSearchParams());
  recordVisit('/pecSale/p', new URLSearchParams('orderNo=O1'));
  expect(visits()).toEqual(['/pecSale/p']);
});

test('a session when the service has ended it: not restored, and no answer is stored (A04)', () => {
  beginSession('t1', account('a'));
  const previous = writesSoFar() ?? 0;
  expect([hadSession(), isOwnersToken('t1')]).toEqual([true, true]);
  noteSessionOver();
  expect([hadSession(), isOwnersToken('t1'), writesSoFar()]).toEqual([false, false, previous + 1]);
  // Typed text belongs to the person until they decline.
  expect(ownerMark()).toBeDefined();
});

test('a page when another page has changed the person: ends only its own session (A04)', () => {
  beginSession('t1', account('a'));
  changeStores();
  storePrefetched('k', Promise.resolve(1));
  keepPersonal('draft', 1);
  const mark = session.owner;
  endSessionOfPage();
  expect([session.status, session.account, sessionToken()]).toEqual(['visitor', undefined, undefined]);
  expect([isClean(), prefetchedCount(), keepPersonal('late', 1)]).toEqual([true, 0, false]);
  expect(session.owner).toBeGreaterThan(mark);
});
