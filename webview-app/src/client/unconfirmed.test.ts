// @vitest-environment node
/**
 * Checks that no write is sent before a person who came by a link has confirmed the account (U04). The exempt rows are listed here once
 * more, so that adding one is a decision.
 */
import { describe, expect, test, vi } from 'vitest';
import { calls, frame, installWire, ok, reports, serve } from '../../test/wire.ts';
import { type AnyEndpoint, isWrite } from '../api/endpoint.ts';
import { ApiError, type ClientPorts, QUIET, type RequestOptions, request } from './request.ts';

installWire();

const rows = Object.values(import.meta.glob<Record<string, unknown>>('../api/*.ts', { eager: true }))
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, AnyEndpoint] => typeof entry[1] === 'object' && 'method' in Object(entry[1]));
const writes = rows.filter(([, row]) => isWrite(row));
const pending = writes.filter(([, row]) => !row.unconfirmed);
const free = writes.filter(([, row]) => row.unconfirmed);

/** Sends a row as its screen would. Resolves to the code of its failure. */
function send(row: AnyEndpoint, options: RequestOptions = {}): Promise<unknown> {
  const params = Object.fromEntries([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));
  const input = { params, body: {} };
  return request(row, input, { notice: false, ...options, idempotencyKey: 'k' }).catch((error: unknown) =>
    error instanceof ApiError ? error.code : error,
  );
}
function unconfirmed(more: Partial<ClientPorts> = {}): { asked: () => number } {
  let requestCount = 0;
  const accountConfirmed = () => {
    requestCount += 1;
    return new Promise<boolean>(() => undefined);
  };
  frame({ token: () => 't1', isAccountConfirmed: () => false, accountConfirmed, ...more });
  serve((context) => context.json(ok(null)));
  return { asked: () => requestCount };
}
/** Runs everything that does not wait for the person. */
const settled = () => vi.advanceTimersByTimeAsync(1);

test('the rows that need no confirmation when listed: sessions and the notice of a fault', () => {
  expect(free.map(([name]) => name).sort()).toEqual(['logOut', 'loginByTicket', 'refreshSession', 'reportNotice']);
  expect(pending.length).toBeGreaterThan(50);
});

describe('an account that nobody has confirmed', () => {
  test.each(pending)('%s when the account is unconfirmed: waits for the person’s answer', async (_, row) => {
    const { asked } = unconfirmed();
    void send(row);
    await settled();
    expect([calls(), asked()]).toEqual([[], 1]);
  });

  test.each(pending)(
    '%s when nobody waits for it: not sent; it asks only if it is a write of an action',
    async (_, row) => {
      const { asked } = unconfirmed();
      const ended = send(row, QUIET);
      await settled();
      expect(calls()).toEqual([]);
      const isOfAction = Boolean(row.once || row.changes);
      expect(asked()).toBe(Number(isOfAction));
      if (!isOfAction) expect(await ended).toBe('ABORTED');
    },
  );

  test.each(free)('%s when the account is unconfirmed: sent immediately', async (_, row) => {
    const { asked } = unconfirmed();
    void send(row);
    await settled();
    expect([calls().length + (await reports()).length > 0, asked()]).toEqual([true, 0]);
  });

  test('a read when the account is unconfirmed: no question', async () => {
    const { asked } = unconfirmed();
    for (const [, row] of rows.filter(([, value]) => !isWrite(value) && value.host === 'api')) void send(row);
    await settled();
    expect(asked()).toBe(0);
  });
});

test('a write when it is repeated after a session error: waits too', async () => {
  const [[, row] = []] = pending;
  if (!row) throw new Error('there is no write');
  let token: string | undefined;
  const refreshToken = async () => {
    token = 't2';
    return true;
  };
  unconfirmed({ token: () => token, refreshToken });
  serve((context) => context.json({ code: 20205, data: null, msg: 'over' }));
  void send(row);
  for (let turn = 0; turn < 20; turn++) await settled();
  expect(calls().map(({ headers }) => headers.get('authorization'))).toEqual([null]);
});

test('a write when the person says “not mine”: not sent; when “mine”: sent', async () => {
  const [[, row] = []] = pending;
  if (!row) throw new Error('there is no write');
  unconfirmed({ accountConfirmed: async () => false });
  expect(await send(row)).toBe('ABORTED');
  expect(calls()).toEqual([]);
  unconfirmed({ accountConfirmed: async () => true });
  void send(row);
  for (let turn = 0; turn < 20; turn++) await settled();
  expect(calls()).toHaveLength(1);
});
