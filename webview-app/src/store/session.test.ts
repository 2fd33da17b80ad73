import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account } from '../../test/account.ts';
import { newPageLoad } from '../../test/page-load.ts';
import { keepPrefetched, prefetchedCount } from '../client/prefetched.ts';
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
  endSessionHere,
  hadSession,
  isLoggedIn,
  learnAccount,
  markUnreachable,
  noteSessionOver,
  owesLogout,
  ownerUnread,
  renewToken,
  session,
  sessionKnown,
  sessionToken,
} from './session.ts';

function use(): void {
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

test('the person’s values when they log out, also offline: deleted (A04, V04)', () => {
  beginSession('t1', account('a'));
  use();
  const previous = session.owner;
  endSession();
  expect([isClean(), sessionToken(), session.account, hadSession()]).toEqual([true, undefined, undefined, false]);
  expect(session.owner).toBeGreaterThan(previous);
});

test('the person’s values when the host has another account: deleted (A04)', () => {
  beginSession('t1', account('a'));
  use();
  beginSession('t2', account('b'));
  expect(isClean()).toBe(true);
});

test('a visitor’s choice when they log in or get a fresh token: kept', () => {
  use();
  beginSession('t1', account('a'));
  beginSession('t2', account('a'));
  expect(medical.state.cityId).toBe('310000');
});

test('the token when anything is stored or reported: in neither (A03)', () => {
  // New secrets each time, because known secrets stay registered.
  const [first, renewed] = [`tkn-${crypto.randomUUID()}`, `tkn-${crypto.randomUUID()}`];
  beginSession(first, account('a'));
  renewToken(renewed);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toMatch(/tkn-/);
  expect(safeText(`it was ${first} and ${renewed}`)).toBe('it was *** and ***');
});

test('the greeting name when stored: masked, deleted first, for 14 days (V01, V04)', () => {
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

test('prefetched answers when the person changes: deleted, but not on a fresh token of the same person (A04)', () => {
  const prefetch = () => keepPrefetched('key', Promise.resolve(1));
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
  test('isLoggedIn when a person or an admin is signed in: true, else false', () => {
    expect(isLoggedIn()).toBe(false);
    beginAdmin('U1');
    expect(isLoggedIn()).toBe(true);
    beginSession('t1', account('a'));
    expect(isLoggedIn()).toBe(true);
    for (const ends of [markUnreachable, beginRestore, endSession]) {
      ends();
      expect(isLoggedIn()).toBe(false);
    }
  });

  test('the account when the service is unreachable: kept only if the session is the owner’s (N01, A04)', () => {
    beginSession('t1', account('a'));
    markUnreachable(true);
    expect([session.account?.userId, ownerUnread()]).toEqual(['a', ownerMark()]);
    beginSession('t2', account('a'));
    expect(ownerUnread()).toBeUndefined();
    markUnreachable();
    expect([session.account, ownerUnread()]).toEqual([undefined, undefined]);
  });

  test('the owner when somebody is logged in: not doubted, because the server has named them (A04)', async () => {
    const { beginSession, doubtOwner, session } = await load();
    beginSession('t1', account('a'));
    doubtOwner();
    expect(session.status).toBe('logged-in');
  });
});

test('a page when the session is being restored: waits until the person is known', async () => {
  const { sessionKnown, endSession } = await load();
  const known = vi.fn<() => void>();
  const waited = sessionKnown().then(known);
  await new Promise((resolve) => setTimeout(resolve));
  expect(known).not.toHaveBeenCalled();
  endSession();
  await waited;
});

test('a page when the session stays unknown: waits 10 s at most', async () => {
  vi.useFakeTimers();
  const known = vi.fn<() => void>();
  void sessionKnown().then(known);
  await vi.advanceTimersByTimeAsync(0);
  expect(known).toHaveBeenCalledTimes(1);
  beginRestore();
  void sessionKnown().then(known);
  // Another part of the session changes, which must not end the wait.
  learnAccount(account('a'));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(known).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(known).toHaveBeenCalledTimes(2);
  void sessionKnown().then(known);
  beginSession('t1', account('a'));
  await vi.advanceTimersByTimeAsync(1);
  expect(known).toHaveBeenCalledTimes(3);
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
    seen: () => [
      medical.state.cityId,
      medical.state.addOnItems.length,
      doctorSearch.state.area_id,
      readDraft('refund', initial).reason ?? '',
    ],
  };
}
const CHOSEN = ['310000', 1, '310000', 'typed'];
const CLEAN = ['110000', 0, '', ''];

test('the next person when a session expired and the page was reloaded: starts clean (A04)', async () => {
  const previous = await load();
  previous.beginSession('t1', account('a'));
  await previous.choose();
  const expired = await load();
  expect(expired.seen()).toEqual(CHOSEN);
  expired.endSession();
  expect(expired.seen()).toEqual(CLEAN);
  expect(sessionStorage.getItem('sdhealth.own.draft.refund')).toBeNull();
  expect(expired.session.owner).toBe(1);
  expired.beginSession('t2', account('b'));
  expect(expired.seen()).toEqual(CLEAN);
});

test('the next login when the owner was unknown: another person starts clean, the same one continues (A04)', async () => {
  const previous = await load();
  previous.beginSession('t1', account('a'));
  await previous.choose();
  const same = await load();
  same.markUnreachable();
  same.beginSession('t2', account('a'));
  expect([same.seen(), same.session.owner]).toEqual([CHOSEN, 0]);
  const other = await load();
  other.markUnreachable();
  other.beginSession('t3', account('b'));
  expect([other.seen(), other.session.owner]).toEqual([CLEAN, 1]);
  expect(sessionStorage.getItem('sdhealth.own.draft.refund')).toBeNull();
});

test('another tab’s values when they belong to somebody else: not read, but a visitor’s choice is (A04)', async () => {
  const visitor = await load();
  await visitor.choose();
  const first = await load();
  first.beginSession('t1', account('a'));
  expect(first.seen()).toEqual(CHOSEN);
  await first.choose();
  const stored = { ...sessionStorage };
  first.endSession();
  Object.assign(sessionStorage, stored);
  const second = await load();
  second.beginSession('t2', account('b'));
  expect(second.seen()).toEqual(CLEAN);
});

test('an admin when they switch to another customer: starts clean (A04)', async () => {
  const item = await load();
  item.beginAdmin('U1');
  await item.choose();
  const two = await load();
  two.beginAdmin('U2');
  expect(two.seen()).toEqual(CLEAN);
});

test('the user id when stored: neither in clear, nor as a hash that is the same on another phone (V04)', async () => {
  const marks = new Set<string>();
  for (let phone = 0; phone < 3; phone++) {
    localStorage.clear();
    const item = await load();
    item.beginSession('t1', account('U20012001'));
    await item.choose();
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).not.toContain('U20012001');
    marks.add(JSON.parse(localStorage.getItem('sdhealth.owner') ?? '').value.mark);
  }
  expect(marks.size).toBe(3);
});

/** Returns all names that the app has stored, except the phone's own. */
const keptNames = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
    (name) => !/^sdhealth\.(owner(-era)?|had-session|language|channel\.channel)$/.test(name),
  );

test('stored values when the person logs out: deleted (unloaded modules too), except the phone’s (A04, V04)', async () => {
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
  expect(keptNames()).toHaveLength(10);
  later.endSession();
  await new Promise((resolve) => setTimeout(resolve));
  expect(keptNames().filter((name) => !name.startsWith('sdhealth.own.store.'))).toEqual(['foreign']);
  expect(JSON.stringify([{ ...localStorage, foreign: '' }, { ...sessionStorage }])).not.toMatch(/1001|310000|typed/);
  expect(JSON.stringify({ ...sessionStorage })).toContain('c1');
});

test('a tab of A when another tab’s logout has not reached it: leaves nothing for B (A04)', async () => {
  const tab = await load();
  tab.beginSession('t1', account('a'));
  // In another tab A logs out and B logs in.
  localStorage.clear();
  localStorage.setItem('sdhealth.owner', JSON.stringify({ value: { salt: 's', mark: 'of-b' } }));
  await tab.choose();
  // The page shows its choices as long as it lives, but stores nothing.
  expect(tab.seen()).toEqual([...CHOSEN.slice(0, 3), '']);
  const reloaded = await load();
  expect(reloaded.seen()).toEqual(CLEAN);
  reloaded.beginSession('t2', account('b'));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/310000|typed/);
});

test('the page of an order when the person changes: left, unlike other pages, and kept for the same person (A04)', async () => {
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
  // The order's page is not behind the entry page in the history, and the login requested there has succeeded.
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

test('a link to one’s own order when another person used the phone before: stays open', async () => {
  const previous = await load();
  previous.beginSession('t1', account('a'));
  const { beginSession } = await load();
  const { currentPath, navigate } = await import('../platform/history.ts');
  navigate('/pecState/p/O2002');
  beginSession('t2', account('b'));
  expect(currentPath()).toBe('/pecState/p/O2002');
});

test('the page of an order when the session is over: not in the visit history (A04)', async () => {
  const { endSession } = await load();
  endSession();
  const { recordVisit, visits } = await import('./visits.ts');
  for (const path of ['/pecSale/p', '/pecState/p/O1001']) recordVisit(path, new URLSearchParams());
  recordVisit('/pecSale/p', new URLSearchParams('orderNo=O1'));
  expect(visits()).toEqual(['/pecSale/p']);
});

test('a session when the service has ended it: not restored from the phone, and no answer is stored (A04)', () => {
  beginSession('t1', account('a'));
  const previous = writesSoFar() ?? 0;
  expect([hadSession(), isOwnersToken('t1')]).toEqual([true, true]);
  noteSessionOver();
  expect([hadSession(), isOwnersToken('t1'), writesSoFar()]).toEqual([false, false, previous + 1]);
  // Typed text belongs to the person until they decline.
  expect(ownerMark()).toBeDefined();
});

test('a page when its person has changed in another page: ends its own session only (A04)', () => {
  beginSession('t1', account('a'));
  use();
  keepPrefetched('k', Promise.resolve(1));
  keepPersonal('draft', 1);
  const mark = session.owner;
  endSessionHere();
  expect([session.status, session.account, sessionToken()]).toEqual(['visitor', undefined, undefined]);
  expect([isClean(), prefetchedCount(), keepPersonal('late', 1)]).toEqual([true, 0, false]);
  expect(session.owner).toBeGreaterThan(mark);
});
