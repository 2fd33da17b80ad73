// @vitest-environment node
/** Tests S01 to S06: a conversation against a real WebSocket server on this machine, which fails in each way. Only the clock is simulated. */
import { type Served, serve } from '@sdhealth/fixtures/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask, BIZ_ORDER_NO, control, type Fetch, ORDER_NO, readRecord } from '../../test/chat/backend-calls.ts';
import { HandClock } from '../../test/chat/hand-clock.ts';
import { type MemoryOutbox, memoryOutbox, memoryPictures } from '../../test/chat/memory-outbox.ts';
import { quiet, untilSo } from '../../test/real-sockets.ts';
import { isApiError } from '../client/request.ts';
import { type Wire, type WireEvents, webWire } from '../platform/link/wire.ts';
import { chatAddress } from './address.ts';
import { Conversation } from './conversation.ts';

const MINUTE = 60_000;

let server: Served;
let clock: HandClock;
let chat: Conversation;
let storage: MemoryOutbox;
let token: string;
/** The addresses of the opened sockets, and the number of reads of the record. */
let opened: string[];
let looks: number;
let serial: number;
/** The code with which each socket is refused. Undefined: the server decides. */
let refusal: number | undefined;
let admin: { token: string; userId: string } | undefined;

function refusedWire(code: number, events: WireEvents): Wire {
  queueMicrotask(() => {
    events.opened();
    events.heard(JSON.stringify({ code, msg: '', msgType: 0, clientId: '' }));
  });
  return { send: () => undefined, close: () => undefined };
}

const call: Fetch = (path, init) => fetch(server.origin + path, init);
const doctor = (order: object) => control(call, 'chat', { orderNo: ORDER_NO, bizOrderNo: BIZ_ORDER_NO, ...order });
const faults = (...list: object[]) => control(call, 'chat', { faults: list });
const texts = () => chat.state().said.lines.map(({ text }) => text);

const until = (isSo: () => boolean, what = 'it never was so') =>
  untilSo(isSo, () => `${what}: ${JSON.stringify({ ...chat.state(), said: texts() })}`);
const is = (connection: string) => () => chat.state().connection === connection;

function open(isHidden = false): Conversation {
  const clientId = `c${++serial}`;
  return new Conversation({
    clientId,
    openWire: (events) => {
      const address = chatAddress(server.origin, ORDER_NO, clientId);
      opened.push(address);
      return refusal === undefined ? webWire(address, WebSocket)(events) : refusedWire(refusal, events);
    },
    clock,
    storage,
    bizOrderNo: BIZ_ORDER_NO,
    isHidden,
    record: async (after) => {
      looks += 1;
      return readRecord(call, token, after).catch(async (error: unknown) => {
        // Like the request client, for one session at a time.
        if (!isApiError(error, 20205)) throw error;
        token = await newToken();
        return readRecord(call, token, after);
      });
    },
    ask: (message) => ask(call, token, message),
    pictures: memoryPictures(),
    upload: () => Promise.reject(new Error('no picture is sent here')),
    token: () => token,
    isConfirmed: () => true,
    isStillHere: () => true,
    admin: () => admin,
    newId: () => `m${++serial}`,
  });
}

const newToken = async (mobile = '13800138000') => String((await control(call, 'session', { mobile }))['token']);
/** Returns the person's messages in the server's own record. */
const arrived = async () =>
  (await readRecord(call, token)).lines.filter(({ clientMsgId }) => clientMsgId).map(({ text }) => text);

beforeAll(async () => {
  server = await serve({ now: () => clock.now(), later: (ms, run) => clock.later(ms, run) });
});
afterAll(() => server.close());

beforeEach(async () => {
  clock = new HandClock();
  [opened, looks, serial, refusal, admin] = [[], 0, 0, undefined, undefined];
  storage = memoryOutbox();
  await control(call, 'reset', {});
  token = await newToken();
  await control(call, 'chat', { answers: false });
  chat = open();
});
afterEach(() => {
  chat.stop();
  expect(clock.waiting).toBe(0);
});

async function started(): Promise<void> {
  chat.start();
  await until(is('open'));
  await until(() => chat.state().about !== undefined);
}

test('a message when sent: reaches the doctor, and an answer returns with read mark and typing', async () => {
  await started();
  chat.send({ text: 'It still hurts' });
  await until(() => chat.state().unsent.length === 0);
  expect(texts().at(-1)).toBe('It still hurts');
  await doctor({ typing: true, read: true });
  await until(() => chat.state().isDoctorTyping);
  await until(() => chat.state().about?.doctorReadUpTo === chat.state().said.last);
  await doctor({ say: 'Where exactly?' });
  await until(() => texts().at(-1) === 'Where exactly?');
  expect(chat.state().isDoctorTyping).toBe(false);
  expect(await arrived()).toEqual(['It still hurts']);
});

test('an admin when they have no session: opens the customer’s conversation by their token only', async () => {
  admin = { token: 'admin-good', userId: 'U2001' };
  await started();
  await doctor({ say: 'For the customer' });
  await until(() => texts().at(-1) === 'For the customer');
  expect(opened).toHaveLength(1);
});

test('the socket when the session ends: closed, and the next one has the new session', async () => {
  await started();
  await control(call, 'expire-tokens', {});
  await until(() => chat.state().connection !== 'open' || opened.length === 2);
  await until(() => opened.length === 2 && chat.state().connection === 'open');
  chat.send({ text: 'Still here' });
  await until(() => chat.state().unsent.length === 0);
  expect(await arrived()).toEqual(['Still here']);
});

test('a consultation when the doctor ends it: shows its end and a rating, and refuses further messages', async () => {
  await started();
  await doctor({ end: true });
  await until(() => chat.state().about?.canAsk === false);
  expect(
    chat
      .state()
      .said.lines.slice(-2)
      .map(({ kind }) => kind),
  ).toEqual(['end', 'evaluation']);
  chat.send({ text: 'Too late' });
  await until(() => chat.state().unsent[0]?.state === 'refused');
  expect(chat.state().unsent[0]).toMatchObject({ code: 40944, tries: 1 });
});

test('a socket when it breaks right after opening: 20 in 10 minutes at most, and the chat polls (S01)', async () => {
  await faults({ kind: 'flap', times: 1_000 });
  chat.start();
  const states = new Set<string>();
  await clock.pass(9.9 * MINUTE, async () => {
    await until(() => chat.state().connection === 'asking' || chat.state().connection === 'reconnecting');
    states.add(chat.state().connection);
    await quiet();
  });
  expect(opened.length).toBeGreaterThan(10);
  expect(opened.length).toBeLessThanOrEqual(20);
  expect([...states].sort()).toEqual(['asking', 'reconnecting']);
  chat.send({ text: 'By a call' });
  await clock.pass(40_000, quiet);
  expect(await arrived()).toEqual(['By a call']);
});

test('a socket when its other end is gone: replaced after two heartbeats, and the chat shows it (S02)', async () => {
  await faults({ kind: 'deaf' });
  await started();
  await doctor({ say: 'Nobody hears this' });
  await clock.pass(89_000, quiet);
  expect(chat.state().connection).toBe('open');
  await clock.pass(1_000, quiet);
  expect(chat.state().connection).toBe('reconnecting');
  await clock.pass(1_000, quiet);
  await until(is('open'));
  await until(() => texts().at(-1) === 'Nobody hears this');
});

describe('S03: each line once, in its order', () => {
  const SAID = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  test.each(['twice', 'reorder', 'lose', 'cut'])('lines when a socket’s fault is %s: once, in order', async (kind) => {
    await faults({ kind });
    await started();
    for (const say of SAID) await doctor({ say });
    // The next heartbeat detects a loss at the end. A frame in parts is detected at once.
    await clock.pass(kind === 'cut' ? 2_000 : 40_000, quiet);
    await until(() => texts().length >= 6 && texts().at(-1) === 'Six');
    await until(() => texts().slice(-6).join() === SAID.join(), 'not in order');
    const { lines } = chat.state().said;
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
    expect(new Set(lines.map(({ messageId }) => messageId)).size).toBe(lines.length);
  });

  test('a message when its line did not arrive: sent once', async () => {
    await faults({ kind: 'unheard' });
    await started();
    chat.send({ text: 'First' });
    chat.send({ text: 'Second' });
    await until(is('reconnecting'));
    await clock.pass(3_000, quiet);
    await until(() => chat.state().unsent.length === 0);
    expect(await arrived()).toEqual(['First', 'Second']);
  });

  test('a plain text when a foreign client sends it: shown once', async () => {
    await started();
    await doctor({ plain: 'Hello from afar' });
    await until(() => texts().at(-1) === 'Hello from afar');
    await until(() => chat.state().said.plain.length === 0);
  });
});

test('a socket when it never opens: the chat polls, sends by calls, and reconnects by itself (S04)', async () => {
  await faults({ kind: 'refuse', times: 1_000 });
  chat.start();
  chat.send({ text: 'Is anybody there?' });
  const step = () => until(() => chat.state().connection !== 'connecting').then(quiet);
  await clock.pass(MINUTE, step);
  expect(chat.state().connection).toBe('asking');
  expect(await arrived()).toEqual(['Is anybody there?']);
  await doctor({ say: 'Yes' });
  await clock.pass(16_000, step);
  await until(() => texts().at(-1) === 'Yes');
  await faults();
  const previous = opened.length;
  for (let second = 0; second <= 30 && opened.length === previous; second++) await clock.pass(1_000, quiet);
  // The socket opens in real time, so the simulated clock stands still.
  await until(is('open'));
});

test('a chat when shown after half an hour: one socket and one read of the record (S05)', async () => {
  await started();
  chat.tell('hidden');
  await doctor({ cut: true });
  await until(is('resting'));
  await clock.pass(29 * MINUTE, quiet);
  clock.freeze(MINUTE);
  await doctor({ say: 'While you were away' });
  const [sockets, previous] = [opened.length, looks];
  chat.tell('shown');
  chat.tell('network');
  await until(() => texts().at(-1) === 'While you were away');
  await clock.pass(5_000, quiet);
  expect([opened.length - sockets, looks - previous]).toEqual([1, 1]);
});

describe('S07: texts over the limits', () => {
  test.each([100_000, 1_000_000])(
    'a text of the doctor when it has %i characters: read from the record, and the socket stays',
    async (length) => {
      await started();
      await doctor({ say: 'x'.repeat(length) });
      await until(() => texts().at(-1)?.length === length);
      expect([chat.state().connection, opened.length]).toEqual(['open', 1]);
      await doctor({ say: 'Shorter' });
      await until(() => texts().at(-1) === 'Shorter');
    },
  );

  test('a text over the limit when the person sends it: refused by the call, and later messages go', async () => {
    await started();
    chat.send({ text: 'x'.repeat(100_000) });
    chat.send({ text: 'Shorter' });
    await clock.pass(2_000, quiet);
    await until(() => chat.state().unsent[0]?.state === 'refused');
    await until(() => texts().at(-1) === 'Shorter');
    expect([chat.state().connection, opened.length]).toEqual(['open', 1]);
    expect(await arrived()).toEqual(['Shorter']);
  });
});

describe('S06: the token', () => {
  test('the token when the socket opens: is not in its address', async () => {
    await started();
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/chat\?clientId=c\d+&orderNo=O1001$/);
    expect(opened.join()).not.toContain(token);
  });

  test('the token when it is refused: renewed once', async () => {
    await started();
    const previous = token;
    await doctor({ cut: true });
    await until(is('reconnecting'));
    await control(call, 'expire-tokens', {});
    await clock.pass(1_000, quiet);
    await until(is('open'));
    expect(token).not.toBe(previous);
    // Three sockets: the first, the refused one, and one with the new session.
    expect(opened).toHaveLength(3);
  });

  test('the token when it is somebody else’s: refused, without a retry', async () => {
    token = await newToken('13900139000');
    chat.start();
    await until(is('refused'));
    await clock.pass(5 * MINUTE, quiet);
    expect(opened).toHaveLength(1);
    expect(texts()).toEqual([]);
  });
});

test('a heartbeat when it has an error code: does not count as a sign of life', async () => {
  const { readFrameText } = await import('./frames.ts');
  const beat = (code: number) => JSON.stringify({ code, msg: '{"last":1}', msgType: 1 });
  expect([readFrameText(beat(0), true).is, readFrameText(beat(20205), true)]).toEqual([
    'alive',
    { is: 'no', code: 20205 },
  ]);
});

describe('a socket that is refused for good is not the end of the conversation', () => {
  const CODES = [20003, 20205, 40300, 40400, 49999];

  test.each(CODES)('a refused socket when the code is %i: calls send, and the record is polled', async (code) => {
    refusal = code;
    chat.start();
    await until(() => chat.state().connection === 'asking');
    chat.send({ text: 'By a call' });
    await until(() => chat.state().unsent.length === 0, 'it stayed at sending');
    expect(texts()).toContain('By a call');
    await doctor({ say: 'By the record' });
    await clock.pass(16_000, quiet);
    await until(() => texts().includes('By the record'));
  });

  test('a message when calls are refused too: failed, and a tap retries', async () => {
    await started();
    token = await newToken('13900139000');
    refusal = 40400;
    await doctor({ cut: true });
    await clock.pass(1_000, quiet);
    await until(is('refused'));
    chat.send({ text: 'Nowhere' });
    await until(() => chat.state().unsent[0]?.state === 'failed', 'it stayed at sending');
    token = await newToken();
    chat.retry();
    await until(() => chat.state().unsent.length === 0, 'the tap did nothing');
    expect(texts()).toContain('Nowhere');
  });
});
