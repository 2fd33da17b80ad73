// @vitest-environment node
/**
 * Checks that no write is sent before a person who came by a link has confirmed the account (U04). The exempt endpoints are listed here
 * again, so that adding one is a decision.
 */
import { describe, expect, test, vi } from 'vitest';
import { calls, configurePorts, installWire, ok, reports, serve } from '../../test/wire.ts';
import { type AnyEndpoint, isWrite } from '../api/endpoint.ts';
import { ApiError, type ClientPorts, QUIET, type RequestOptions, request } from './request.ts';

installWire();

const endpoints = Object.values(import.meta.glob<Record<string, unknown>>('../api/*.ts', { eager: true }))
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, AnyEndpoint] => typeof entry[1] === 'object' && 'method' in Object(entry[1]));
const writes = endpoints.filter(([, row]) => isWrite(row));
const guardedWrites = writes.filter(([, row]) => !row.unconfirmed);
const exemptWrites = writes.filter(([, row]) => row.unconfirmed);

/** Sends a request as the endpoint's screen would. Resolves to the code of its error. */
function send(row: AnyEndpoint, options: RequestOptions = {}): Promise<unknown> {
  const params = Object.fromEntries([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));
  const input = { params, body: {} };
  return request(row, input, { notice: false, ...options, idempotencyKey: 'k' }).catch((error: unknown) =>
    error instanceof ApiError ? error.code : error,
  );
}
function configureUnconfirmed(overrides: Partial<ClientPorts> = {}): { asked: () => number } {
  let requestCount = 0;
  const accountConfirmed = () => {
    requestCount += 1;
    return new Promise<boolean>(() => undefined);
  };
  configurePorts({ token: () => 't1', isAccountConfirmed: () => false, accountConfirmed, ...overrides });
  serve((context) => context.json(ok(null)));
  return { asked: () => requestCount };
}
/** Runs all pending work that does not wait for the person. */
const runPending = () => vi.advanceTimersByTimeAsync(1);

test('the exempt writes: belong to sessions and fault notices', () => {
  expect(exemptWrites.map(([name]) => name).sort()).toEqual([
    'logOut',
    'loginByTicket',
    'refreshSession',
    'reportNotice',
  ]);
  expect(guardedWrites.length).toBeGreaterThan(50);
});

describe('an unconfirmed account', () => {
  test.each(guardedWrites)('%s when the account is unconfirmed: waits for the person’s answer', async (_, row) => {
    const { asked } = configureUnconfirmed();
    void send(row);
    await runPending();
    expect([calls(), asked()]).toEqual([[], 1]);
  });

  test.each(guardedWrites)(
    '%s when it is a background call: not sent, and asks only as a write of an action',
    async (_, row) => {
      const { asked } = configureUnconfirmed();
      const ended = send(row, QUIET);
      await runPending();
      expect(calls()).toEqual([]);
      const isAction = Boolean(row.once || row.changes);
      expect(asked()).toBe(Number(isAction));
      if (!isAction) expect(await ended).toBe('ABORTED');
    },
  );

  test.each(exemptWrites)('%s when the account is unconfirmed: sent immediately', async (_, row) => {
    const { asked } = configureUnconfirmed();
    void send(row);
    await runPending();
    expect([calls().length + (await reports()).length > 0, asked()]).toEqual([true, 0]);
  });

  test('a read when the account is unconfirmed: no question', async () => {
    const { asked } = configureUnconfirmed();
    for (const [, row] of endpoints.filter(([, value]) => !isWrite(value) && value.host === 'api')) void send(row);
    await runPending();
    expect(asked()).toBe(0);
  });
});

test('a write when it is repeated after a session error: waits for the confirmation too', async () => {
  const [[, row] = []] = guardedWrites;
  if (!row) throw new Error('there is no write');
  let token: string | undefined;
  const refreshToken = async () => {
    token = 't2';
    return true;
  };
  configureUnconfirmed({ token: () => token, refreshToken });
  serve((context) => context.json({ code: 20205, data: null, msg: 'over' }));
  void send(row);
  for (let turn = 0; turn < 20; turn++) await runPending();
  expect(calls().map(({ headers }) => headers.get('authorization'))).toEqual([null]);
});

test('a write when the person has answered: sent only after a confirmation', async () => {
  const [[, row] = []] = guardedWrites;
  if (!row) throw new Error('there is no write');
  configureUnconfirmed({ accountConfirmed: async () => false });
  expect(await send(row)).toBe('ABORTED');
  expect(calls()).toEqual([]);
  configureUnconfirmed({ accountConfirmed: async () => true });
  void send(row);
  for (let turn = 0; turn < 20; turn++) await runPending();
  expect(calls()).toHaveLength(1);
});
