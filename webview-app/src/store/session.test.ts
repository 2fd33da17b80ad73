import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../test/account.ts';
import { healthGold, learnGuide } from './health-gold.ts';
import { freeAppointment, medical } from './sections.ts';
import { beginRestore, beginSession, endSession, hadSession, session, sessionKnown, sessionToken } from './session.ts';

function use(): void {
  medical.state.cityId = '310000';
  freeAppointment.state.freeRealName = 'Zhang Ming';
  learnGuide({ guideStatus: 1, healthCornBalance: 77 });
}
const isClean = (): boolean =>
  medical.state.cityId === '110000' && freeAppointment.state.freeRealName === '' && healthGold.healthCornBalance === 0;

beforeEach(() => {
  localStorage.clear();
  endSession();
});
afterEach(() => vi.useRealTimers());

test('A04, V04: nothing of who left is there any more, not even without a network', () => {
  beginSession('t1', account('a'));
  use();
  const before = session.owner;
  endSession();
  expect([isClean(), sessionToken(), session.account, hadSession()]).toEqual([true, undefined, undefined, false]);
  expect(session.owner).toBeGreaterThan(before);
});

test('A04: another account in the host is another person', () => {
  beginSession('t1', account('a'));
  use();
  beginSession('t2', account('b'));
  expect(isClean()).toBe(true);
});

test('a visitor’s choice is still there after the login, and after a fresh token of the same person', () => {
  use();
  beginSession('t1', account('a'));
  beginSession('t2', account('a'));
  expect(medical.state.cityId).toBe('310000');
});

test('A03: no token is ever kept', () => {
  beginSession('tkn-secret', account('a'));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain('tkn-secret');
});

test('who is here is waited for until it is known, and for 10 s at the most', async () => {
  vi.useFakeTimers();
  const known = vi.fn<() => void>();
  void sessionKnown().then(known);
  await vi.advanceTimersByTimeAsync(0);
  expect(known).toHaveBeenCalledTimes(1);
  beginRestore();
  void sessionKnown().then(known);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(known).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(known).toHaveBeenCalledTimes(2);
  void sessionKnown().then(known);
  beginSession('t1', account('a'));
  await vi.advanceTimersByTimeAsync(1);
  expect(known).toHaveBeenCalledTimes(3);
});
