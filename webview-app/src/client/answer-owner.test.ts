// @vitest-environment node
/** Tests that no request or answer passes for a person who has logged out or denies the account (A04, U04). */
import { describe, expect, test } from 'vitest';
import { answerOf, calls, configurePorts, failureOf, installWire, ok, serve } from '../../test/wire.ts';
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
type Request = (row: AnyEndpoint, input: object, options?: object) => Promise<unknown>;
const send = (row: AnyEndpoint) => (request as Request)(row, { body: {} }, row.once ? { idempotencyKey: 'k' } : {});
/** The ports of a session that a link opened, before its account is confirmed. */
const LINKED_SESSION = { token: () => 'token-a', isAccountConfirmed: () => false };
const UNSENT = { code: 'ABORTED', mayHaveHappened: false };

describe('a person who has logged out on another page', () => {
  test('a call when its person has logged out on another page: not sent', async () => {
    serve(() => Response.json(ok({})));
    configurePorts({ token: () => 'token-a', isSamePersonSignedIn: () => false });
    expect(await failureOf(send(read))).toMatchObject(UNSENT);
    expect(calls()).toEqual([]);
  });

  test('a visitor’s call when another person has logged in on another page: sent', async () => {
    serve(() => Response.json(ok({})));
    configurePorts({ token: () => undefined, isSamePersonSignedIn: () => false });
    await answerOf(send(read));
    expect(calls()).toHaveLength(1);
  });

  test('an answer when its person has logged out meanwhile: dropped', async () => {
    let isHere = true;
    serve(() => {
      isHere = false;
      return Response.json(ok({}));
    });
    configurePorts({ token: () => 'token-a', isSamePersonSignedIn: () => isHere });
    expect(await failureOf(send(read))).toMatchObject({ code: 'ABORTED' });
    expect(calls()).toHaveLength(1);
  });
});

describe('an account from a link', () => {
  test.each<[string, object]>([
    ['an order', { once: true }],
    ['a change', { changes: true }],
    ['an upload', { body: 'multipart' }],
  ])('%s when the account is unconfirmed: not sent without a confirmation', async (_, columns) => {
    serve(() => Response.json(ok({})));
    configurePorts({ ...LINKED_SESSION, accountConfirmed: async () => false });
    expect(await failureOf(send({ ...write, ...columns }))).toMatchObject(UNSENT);
    expect(calls()).toEqual([]);
  });

  test('a write when the person confirms the account: sent', async () => {
    serve(() => Response.json(ok({})));
    configurePorts({ ...LINKED_SESSION, accountConfirmed: async () => true });
    await answerOf(send({ ...write, changes: true }));
    expect(calls()).toHaveLength(1);
  });

  test('a write when the person has changed meanwhile: not sent', async () => {
    let owner = 1;
    serve(() => Response.json(ok({})));
    configurePorts({
      owner: () => owner,
      ...LINKED_SESSION,
      accountConfirmed: async () => {
        await Promise.resolve();
        owner = 2;
        return true;
      },
    });
    expect(await failureOf(send({ ...write, changes: true }))).toMatchObject(UNSENT);
    expect(calls()).toEqual([]);
  });

  test('a read when the account is unconfirmed: no question', async () => {
    serve(() => Response.json(ok({})));
    configurePorts({ accountConfirmed: () => Promise.reject(new Error('asked')) });
    await answerOf(send(read));
    expect(calls()).toHaveLength(1);
  });
});

test('a login when a code arrives: required only by the listed codes', () => {
  const codes = [20003, 20202, 20203, 20205, 20206, 20102, 23001, 100302, 100304, 40999, 1, undefined, '20003'];
  expect(codes.filter(asksForLogin)).toEqual([20003, 20203, 20205, 20102, 23001]);
});

test('a refusal when it is a decision of the service: final, unlike a failure or an unknown code', () => {
  const decisions = [ALREADY_PAID, OFF_SALE, SOLD_OUT, BAD_COUPON, ALREADY_SENT, ANSWERED_BEFORE];
  expect(decisions.every(isFinal)).toBe(true);
  expect([500, 1, 'NETWORK', undefined, String(SOLD_OUT)].some(isFinal)).toBe(false);
});
