// @vitest-environment node
/** Tests that nothing is sent or returned for a person who has left or denies the account (A04, U04). */
import { describe, expect, test } from 'vitest';
import { answerOf, calls, failureOf, frame, installWire, ok, serve } from '../../test/wire.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { getAccountUserInfo } from '../api/login.ts';
import {
  ALREADY_PAID,
  ALREADY_SENT,
  ANSWERED_BEFORE,
  asksForLogin,
  BAD_COUPON,
  isFinal,
  OFF_SALE,
  SOLD_OUT,
} from './codes.ts';
import { request } from './request.ts';

installWire();

const read: AnyEndpoint = { ...getAccountUserInfo, data: () => undefined };
const { asks: _, ...write } = read;
type Ask = (row: AnyEndpoint, input: object, options?: object) => Promise<unknown>;
const ask = (row: AnyEndpoint) => (request as Ask)(row, { body: {} }, row.once ? { idempotencyKey: 'k' } : {});
/** The ports of a session that a link opened, before its account is confirmed. */
const LINKED = { token: () => 'token-a', isAccountConfirmed: () => false };
const UNSENT = { code: 'ABORTED', mayHaveHappened: false };

describe('a person who has gone in another page', () => {
  test('a call when its person has left on another page: not sent', async () => {
    serve(() => Response.json(ok({})));
    frame({ token: () => 'token-a', isStillHere: () => false });
    expect(await failureOf(ask(read))).toMatchObject(UNSENT);
    expect(calls()).toEqual([]);
  });

  test('a visitor’s call when another person has logged in on another page: goes on', async () => {
    serve(() => Response.json(ok({})));
    frame({ token: () => undefined, isStillHere: () => false });
    await answerOf(ask(read));
    expect(calls()).toHaveLength(1);
  });

  test('an answer when its person has left meanwhile: nobody gets it', async () => {
    let isHere = true;
    serve(() => {
      isHere = false;
      return Response.json(ok({}));
    });
    frame({ token: () => 'token-a', isStillHere: () => isHere });
    expect(await failureOf(ask(read))).toMatchObject({ code: 'ABORTED' });
    expect(calls()).toHaveLength(1);
  });
});

describe('an account that a link brought', () => {
  test.each<[string, object]>([
    ['an order', { once: true }],
    ['a change', { changes: true }],
    ['an upload', { body: 'multipart' }],
  ])('%s when the account is unconfirmed: waits for the confirmation, and is not sent without it', async (_, more) => {
    serve(() => Response.json(ok({})));
    frame({ ...LINKED, accountConfirmed: async () => false });
    expect(await failureOf(ask({ ...write, ...more }))).toMatchObject(UNSENT);
    expect(calls()).toEqual([]);
  });

  test('a write when the person confirms the account: sent', async () => {
    serve(() => Response.json(ok({})));
    frame({ ...LINKED, accountConfirmed: async () => true });
    await answerOf(ask({ ...write, changes: true }));
    expect(calls()).toHaveLength(1);
  });

  test('a write when the person has changed meanwhile: not sent', async () => {
    let owner = 1;
    serve(() => Response.json(ok({})));
    frame({
      owner: () => owner,
      ...LINKED,
      accountConfirmed: async () => {
        await Promise.resolve();
        owner = 2;
        return true;
      },
    });
    expect(await failureOf(ask({ ...write, changes: true }))).toMatchObject(UNSENT);
    expect(calls()).toEqual([]);
  });

  test('a read when the account is unconfirmed: no question', async () => {
    serve(() => Response.json(ok({})));
    frame({ accountConfirmed: () => Promise.reject(new Error('asked')) });
    await answerOf(ask(read));
    expect(calls()).toHaveLength(1);
  });
});

test('a login when a code comes: requested after the listed codes only', () => {
  const requests = [20003, 20202, 20203, 20205, 20206, 20102, 23001, 100302, 100304, 40999, 1, undefined, '20003'];
  expect(requests.filter(asksForLogin)).toEqual([20003, 20203, 20205, 20102, 23001]);
});

test('a refusal when it is a decision of the service: final; a failure or an unknown code is not', () => {
  const decided = [ALREADY_PAID, OFF_SALE, SOLD_OUT, BAD_COUPON, ALREADY_SENT, ANSWERED_BEFORE];
  expect(decided.every(isFinal)).toBe(true);
  expect([500, 1, 'NETWORK', undefined, String(SOLD_OUT)].some(isFinal)).toBe(false);
});
