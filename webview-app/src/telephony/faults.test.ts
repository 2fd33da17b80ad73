// @vitest-environment node
/** S01, S02, S04 to S06: a shift against the switch's two real WebSocket ports on this machine, which fail. Only the clock is the test's. */
import { type Served, serve } from '@sdhealth/fixtures/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { control, type Fetch } from '../../test/chat/backend-calls.ts';
import { HandClock } from '../../test/chat/hand-clock.ts';
import { quiet, untilSo } from '../../test/real-sockets.ts';
import { webWire } from '../platform/link/wire.ts';
import { Line } from './line.ts';
import type { SocketName } from './machine.ts';

const MINUTE = 60_000;
const CUSTOMER = '13912345678';

let server: Served;
let clock: HandClock;
let line: Line;
let token: string;
let opened: string[];
let renewals: number;
let serial: number;

const call: Fetch = (path, init) => fetch(server.origin + path, init);
const play = (order: object) => control(call, 'telephony', order);
const newToken = async (mobile = '13800138000') => String((await control(call, 'session', { mobile }))['token']);
const until = (isSo: () => boolean) => untilSo(isSo, () => `it never was so: ${JSON.stringify(line.state())}`);
const is = (connection: string) => () => line.state().connection === connection;
const openedOf = (socket: SocketName) => opened.filter((address) => address === server.telephony[socket]).length;

beforeAll(async () => {
  server = await serve({ withTelephony: true, now: () => clock.now(), later: (ms, run) => clock.later(ms, run) });
});
afterAll(() => server.close());

beforeEach(async () => {
  clock = new HandClock();
  [opened, renewals, serial] = [[], 0, 0];
  await control(call, 'reset', {});
  token = await newToken();
  const wire = (socket: SocketName) => (events: Parameters<ReturnType<typeof webWire>>[0]) => {
    const address = server.telephony[socket];
    opened.push(address);
    return webWire(address, WebSocket)(events);
  };
  line = new Line({
    wires: { events: wire('events'), media: wire('media') },
    clock,
    clientId: 'page',
    token: () => token,
    renew: async () => {
      renewals += 1;
      token = await newToken();
      return true;
    },
    accountConfirmed: () => true,
    isStillHere: () => true,
    newId: () => `id${++serial}`,
    keep: () => undefined,
  });
});
afterEach(() => {
  line.stop();
});

async function signedIn(): Promise<void> {
  expect(await line.operate('initialise')).toEqual({ ok: true });
  expect(await line.operate('signIn')).toEqual({ ok: true });
}

describe.each(['events', 'media'] as const)('the socket of the %s', (socket) => {
  test('S01: that is broken as soon as it is open is opened 20 times in 10 minutes at most', async () => {
    await play({ faults: { [socket]: [{ kind: 'flap', times: 1_000 }] } });
    void line.operate('initialise');
    await clock.pass(9.9 * MINUTE, quiet);
    expect(openedOf(socket)).toBeGreaterThan(10);
    expect(openedOf(socket)).toBeLessThanOrEqual(20);
  });

  test('S02: whose other end is gone is replaced 20 s after its last frame, and the page says so', async () => {
    await play({ faults: { [socket]: [{ kind: 'deaf' }] } });
    expect(await line.operate('initialise')).toEqual({ ok: true });
    await clock.pass(socket === 'events' ? 19_000 : 9_000, quiet);
    expect(line.state().connection).toBe('open');
    await clock.pass(socket === 'events' ? 1_000 : 11_000, quiet);
    expect(line.state().connection).toBe(`${socket}Lost`);
    await clock.pass(1_000, quiet);
    await until(is('open'));
  });

  test('S04: that never opens leaves no operation without an answer, and comes back by itself', async () => {
    await play({ faults: { [socket]: [{ kind: 'refuse', times: 1_000 }] } });
    const outcome = line.operate('initialise');
    await clock.pass(16_000, quiet);
    expect(await outcome).toEqual({ ok: false, reason: 'noAnswer' });
    expect(line.state().connection).toBe('lost');
    await play({ faults: { [socket]: [] } });
    await clock.pass(31_000, quiet);
    await until(is('open'));
    expect(await line.operate('signIn')).toEqual({ ok: true });
  });
});

test('S05: half an hour in the background: the telephone rings, and a page that was frozen opens each socket once', async () => {
  await signedIn();
  line.tellNews('hidden');
  await clock.pass(MINUTE, quiet);
  await play({ incoming: CUSTOMER });
  await until(() => line.state().state === 'ringing');
  expect(opened).toHaveLength(2);
  clock.freeze(29 * MINUTE);
  line.tellNews('shown');
  line.tellNews('network');
  await clock.pass(5_000, quiet);
  await until(() => line.state().connection === 'open' && line.state().state === 'ready');
  expect(line.state().history).toMatchObject([{ end: 'missed' }]);
  expect([openedOf('events'), openedOf('media')]).toEqual([2, 2]);
});

describe('S06: the token', () => {
  test('is in no address; the first frame has it', async () => {
    await signedIn();
    expect([...opened].sort()).toEqual(Object.values(server.telephony).sort());
    expect(opened.join()).not.toContain(token);
  });

  test('is renewed once when it is refused, and the shift goes on', async () => {
    await signedIn();
    await control(call, 'expire-tokens', {});
    await play({ cut: 'events' });
    await until(is('eventsLost'));
    await clock.pass(1_000, quiet);
    await until(is('open'));
    expect(renewals).toBe(1);
    expect(line.state().state).toBe('ready');
  });

  test('of somebody who is no agent opens nothing, and is not tried again', async () => {
    token = await newToken('13700000000');
    expect(await line.operate('initialise')).toEqual({ ok: false, reason: 'notAllowed' });
    await clock.pass(5 * MINUTE, quiet);
    expect(opened).toEqual([server.telephony.events]);
  });
});
