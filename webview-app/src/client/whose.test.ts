// @vitest-environment node
/** A04, U04: whose call it is. Nothing is sent, and no answer is given, in the name of somebody who has gone or who says "not me". */
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
/** The ports of a session that a link brought, before its account was confirmed. */
const LINKED = { token: () => 'token-a', isAccountConfirmed: () => false };
const UNSENT = { code: 'ABORTED', mayHaveHappened: false };

describe('a person who has gone in another page', () => {
  test('sends nothing with their token', async () => {
    serve(() => Response.json(ok({})));
    frame({ token: () => 'token-a', isStillHere: () => false });
    expect(await failureOf(ask(read))).toMatchObject(UNSENT);
    expect(calls()).toEqual([]);
  });

  test('a visitor’s call goes on: it is in nobody’s name', async () => {
    serve(() => Response.json(ok({})));
    frame({ token: () => undefined, isStillHere: () => false });
    await answerOf(ask(read));
    expect(calls()).toHaveLength(1);
  });

  test('an answer that comes after they have gone is given to nobody', async () => {
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
  ])('%s waits for the person’s word and is not sent without it', async (_, more) => {
    serve(() => Response.json(ok({})));
    frame({ ...LINKED, accountConfirmed: async () => false });
    expect(await failureOf(ask({ ...write, ...more }))).toMatchObject(UNSENT);
    expect(calls()).toEqual([]);
  });

  test('a change is sent once the person has said that it is theirs', async () => {
    serve(() => Response.json(ok({})));
    frame({ ...LINKED, accountConfirmed: async () => true });
    await answerOf(ask({ ...write, changes: true }));
    expect(calls()).toHaveLength(1);
  });

  test('a change is not sent when another person is there by then', async () => {
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

  test('a read asks nobody', async () => {
    serve(() => Response.json(ok({})));
    frame({ accountConfirmed: () => Promise.reject(new Error('asked')) });
    await answerOf(ask(read));
    expect(calls()).toHaveLength(1);
  });
});

test('only a login helps after these codes', () => {
  const requests = [20003, 20202, 20203, 20205, 20206, 20102, 23001, 100302, 100304, 40999, 1, undefined, '20003'];
  expect(requests.filter(asksForLogin)).toEqual([20003, 20203, 20205, 20102, 23001]);
});

test('a decision of the service is final; a failure or an unknown code may pass', () => {
  const decided = [ALREADY_PAID, OFF_SALE, SOLD_OUT, BAD_COUPON, ALREADY_SENT, ANSWERED_BEFORE];
  expect(decided.every(isFinal)).toBe(true);
  expect([500, 1, 'NETWORK', undefined, String(SOLD_OUT)].some(isFinal)).toBe(false);
});
