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
const failRequests = (kind: string, value?: unknown, times = 1) =>
  server.control('/__fixtures/faults', [{ match: `POST ${RECEIVE}`, times, kind, value }]);

test('coins for viewed goods when they are requested twice: are credited once', async () => {
  noteViewed('K7001');
  expect(await receiveViewedCoins()).toEqual({ coins: 2, isSure: true });
  expect(await receiveViewedCoins()).toEqual({ coins: 0, isSure: true });
  expect(requestCount()).toBe(1);
});

test.each([
  ['the session has expired', 'code', { code: 20003, msg: 'Please log in' }, true],
  ['the service responds with a rate limit', 'status', 429, true],
  ['the response is lost', 'drop', undefined, false],
])('P02: coins for viewed goods when %s: are received at the next visit', async (_, kind, value, isSure) => {
  noteViewed('K7001');
  await failRequests(kind, value, kind === 'drop' ? 2 : 1);
  expect(await receiveViewedCoins()).toEqual({ coins: 0, isSure });
  expect(await receiveViewedCoins()).toEqual({ coins: 2, isSure: true });
});

test('coins for viewed goods when they are refused: are not requested again', async () => {
  noteViewed('K7001');
  await failRequests('code', { code: 40957, msg: 'The activity is not running now' });
  expect(await receiveViewedCoins()).toEqual({ coins: 0, isSure: true });
  expect(await receiveViewedCoins()).toEqual({ coins: 0, isSure: true });
  expect(requestCount()).toBe(1);
});

test('A04: coins for viewed goods when another person logs in meanwhile: are not requested or shown for that person', async () => {
  noteViewed('K7001');
  noteViewed('K7002');
  const receiving = receiveViewedCoins();
  beginSession('u', account('b'));
  expect(await receiving).toEqual({ coins: 0, isSure: true });
  expect(requestCount()).toBe(1);
  expect(healthGold.healthCornBalance).toBe(0);
});
