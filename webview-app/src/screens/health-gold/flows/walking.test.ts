/** Tests coins for viewed goods against the embedded backend. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { account } from '../../../../test/account.ts';
import { type Backend, backend, logIn } from '../../../../test/backend.ts';
import { receiveBrowseGoods } from '../../../api/walking.ts';
import { closeBreakers, forgetAnswers } from '../../../client/request.ts';
import { forgetPerson } from '../../../platform/personal.ts';
import { healthGold } from '../../../store/health-gold.ts';
import { beginSession, endSession } from '../../../store/session.ts';
import { noteViewed, receiveViewedCoins } from './walking.ts';

const RECEIVE = receiveBrowseGoods.path;
let server: Backend;

beforeEach(async () => {
  server = backend();
  closeBreakers();
  forgetAnswers();
  forgetPerson();
  await logIn();
  beginSession('t', account('a'));
  await receiveViewedCoins();
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

const requestCount = () => server.calls.filter(({ path }) => path === RECEIVE).length;
const fault = (kind: string, value?: unknown, times = 1) =>
  server.control('/__fixtures/faults', [{ match: `POST ${RECEIVE}`, times, kind, value }]);

test('coins of viewed goods when received: once', async () => {
  noteViewed('K7001');
  expect(await receiveViewedCoins()).toEqual({ coins: 2, isSure: true });
  expect(await receiveViewedCoins()).toEqual({ coins: 0, isSure: true });
  expect(requestCount()).toBe(1);
});

test.each([
  ['the session has expired', 'code', { code: 20003, msg: 'Please log in' }, true],
  ['the service answers with a rate limit', 'status', 429, true],
  ['an answer is lost', 'drop', undefined, false],
])('P02: coins of viewed goods when %s: received at the next visit', async (_, kind, value, isSure) => {
  noteViewed('K7001');
  await fault(kind, value, kind === 'drop' ? 2 : 1);
  expect(await receiveViewedCoins()).toEqual({ coins: 0, isSure });
  expect(await receiveViewedCoins()).toEqual({ coins: 2, isSure: true });
});

test('coins of viewed goods when refused: not requested again', async () => {
  noteViewed('K7001');
  await fault('code', { code: 40957, msg: 'The activity is not running now' });
  expect(await receiveViewedCoins()).toEqual({ coins: 0, isSure: true });
  expect(await receiveViewedCoins()).toEqual({ coins: 0, isSure: true });
  expect(requestCount()).toBe(1);
});

test('A04: coins of viewed goods when another person logs in meanwhile: nothing is requested or shown in their name', async () => {
  noteViewed('K7001');
  noteViewed('K7002');
  const receiving = receiveViewedCoins();
  beginSession('u', account('b'));
  expect(await receiving).toEqual({ coins: 0, isSure: true });
  expect(requestCount()).toBe(1);
  expect(healthGold.healthCornBalance).toBe(0);
});
