// @vitest-environment node
/** Tests S01, S02, S04 to S06: a shift against the switch's two real WebSocket ports on this machine, with simulated faults and clock. */
import { type Served, serve } from '@sdhealth/fixtures/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { control, type Fetch } from '../../test/chat/backend-calls.ts';
import { ManualClock } from '../../test/chat/manual-clock.ts';
import { waitForSilence, waitUntil } from '../../test/real-sockets.ts';
import { webWire } from '../platform/link/wire.ts';
import { Line } from './line.ts';
import type { SocketName } from './machine.ts';

const MINUTE = 60_000;
const CUSTOMER = '13912345678';

let server: Served;
let clock: ManualClock;
let line: Line;
let token: string;
let socketAddresses: string[];
let refreshCount: number;
let serial: number;

const call: Fetch = (path, init) => fetch(server.origin + path, init);
const command = (fields: object) => control(call, 'telephony', fields);
const newToken = async (mobile = '13800138000') => String((await control(call, 'session', { mobile }))['token']);
const until = (condition: () => boolean) =>
  waitUntil(condition, () => `the condition was never met:  ${JSON.stringify(line.state())}`);
const hasConnection = (connection: string) => () => line.state().connection === connection;
const countSockets = (socket: SocketName) =>
  socketAddresses.filter((address) => address === server.telephony[socket]).length;

beforeAll(async () => {
  server = await serve({ withTelephony: true, now: () => clock.now(), later: (ms, run) => clock.schedule(ms, run) });
});
afterAll(() => server.close());

beforeEach(async () => {
  clock = new ManualClock();
  [socketAddresses, refreshCount, serial] = [[], 0, 0];
  await control(call, 'reset', {});
  token = await newToken();
  const wire = (socket: SocketName) => (events: Parameters<ReturnType<typeof webWire>>[0]) => {
    const address = server.telephony[socket];
    socketAddresses.push(address);
    return webWire(address, WebSocket)(events);
  };
  line = new Line({
    wires: { events: wire('events'), media: wire('media') },
    clock,
    clientId: 'page',
    token: () => token,
    renew: async () => {
      refreshCount += 1;
      token = await newToken();
      return true;
    },
    accountConfirmed: () => true,
    isSamePersonSignedIn: () => true,
    newId: () => `id${++serial}`,
    keep: () => undefined,
  });
});
afterEach(() => {
  line.stop();
});

async function initialiseAndSignIn(): Promise<void> {
  expect(await line.operate('initialise')).toEqual({ ok: true });
  expect(await line.operate('signIn')).toEqual({ ok: true });
}

describe.each(['events', 'media'] as const)('with the %s socket', (socket) => {
  test('the socket when it breaks right after opening: opened at most 20 times in 10 minutes (S01)', async () => {
    await command({ faults: { [socket]: [{ kind: 'flap', times: 1_000 }] } });
    void line.operate('initialise');
    await clock.advance(9.9 * MINUTE, waitForSilence);
    expect(countSockets(socket)).toBeGreaterThan(10);
    expect(countSockets(socket)).toBeLessThanOrEqual(20);
  });

  test('the socket when the switch stops answering: shown as lost after 20 s, then replaced (S02)', async () => {
    await command({ faults: { [socket]: [{ kind: 'deaf' }] } });
    expect(await line.operate('initialise')).toEqual({ ok: true });
    await clock.advance(socket === 'events' ? 19_000 : 9_000, waitForSilence);
    expect(line.state().connection).toBe('open');
    await clock.advance(socket === 'events' ? 1_000 : 11_000, waitForSilence);
    expect(line.state().connection).toBe(`${socket}Lost`);
    await clock.advance(1_000, waitForSilence);
    await until(hasConnection('open'));
  });

  test('the socket when it never opens: operations are answered, and it reconnects automatically (S04)', async () => {
    await command({ faults: { [socket]: [{ kind: 'refuse', times: 1_000 }] } });
    const outcome = line.operate('initialise');
    await clock.advance(16_000, waitForSilence);
    expect(await outcome).toEqual({ ok: false, reason: 'noAnswer' });
    expect(line.state().connection).toBe('lost');
    await command({ faults: { [socket]: [] } });
    await clock.advance(31_000, waitForSilence);
    await until(hasConnection('open'));
    expect(await line.operate('signIn')).toEqual({ ok: true });
  });
});

test('the sockets when the page is in the background for half an hour: stay open, and reopen once after a freeze (S05)', async () => {
  await initialiseAndSignIn();
  line.tellNews('hidden');
  await clock.advance(MINUTE, waitForSilence);
  await command({ incoming: CUSTOMER });
  await until(() => line.state().state === 'ringing');
  expect(socketAddresses).toHaveLength(2);
  clock.freeze(29 * MINUTE);
  line.tellNews('shown');
  line.tellNews('network');
  await clock.advance(5_000, waitForSilence);
  await until(() => line.state().connection === 'open' && line.state().state === 'ready');
  expect(line.state().history).toMatchObject([{ end: 'missed' }]);
  expect([countSockets('events'), countSockets('media')]).toEqual([2, 2]);
});

describe('S06: the token', () => {
  test('the token when the sockets open: not in their addresses', async () => {
    await initialiseAndSignIn();
    expect([...socketAddresses].sort()).toEqual(Object.values(server.telephony).sort());
    expect(socketAddresses.join()).not.toContain(token);
  });

  test('the token when it is refused: refreshed once, and the shift continues', async () => {
    await initialiseAndSignIn();
    await control(call, 'expire-tokens', {});
    await command({ cut: 'events' });
    await until(hasConnection('eventsLost'));
    await clock.advance(1_000, waitForSilence);
    await until(hasConnection('open'));
    expect(refreshCount).toBe(1);
    expect(line.state().state).toBe('ready');
  });

  test('the token when its person is not an agent: refused without a retry', async () => {
    token = await newToken('13700000000');
    expect(await line.operate('initialise')).toEqual({ ok: false, reason: 'notAllowed' });
    await clock.advance(5 * MINUTE, waitForSilence);
    expect(socketAddresses).toEqual([server.telephony.events]);
  });
});
