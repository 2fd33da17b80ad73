// @vitest-environment node
/**
 * Tests S01 to S06: a conversation against a real WebSocket server on this machine, which simulates each fault. Only the clock is
 * simulated.
 */
import { type Served, serve } from '@sdhealth/fixtures/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask, BIZ_ORDER_NO, control, type Fetch, ORDER_NO, readRecord } from '../../test/chat/backend-calls.ts';
import { ManualClock } from '../../test/chat/manual-clock.ts';
import { type MemoryOutbox, memoryOutbox, memoryPictures } from '../../test/chat/memory-outbox.ts';
import { waitForSilence, waitUntil } from '../../test/real-sockets.ts';
import { isApiError } from '../client/request.ts';
import { type Wire, type WireEvents, webWire } from '../platform/link/wire.ts';
import { chatAddress } from './address.ts';
import { Conversation } from './conversation.ts';

const MINUTE = 60_000;

let server: Served;
let clock: ManualClock;
let chat: Conversation;
let storage: MemoryOutbox;
let token: string;
/** The addresses of the opened sockets. `recordReads`: the number of reads of the record. */
let socketAddresses: string[];
let recordReads: number;
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
const doctor = (command: object) => control(call, 'chat', { orderNo: ORDER_NO, bizOrderNo: BIZ_ORDER_NO, ...command });
const faults = (...list: object[]) => control(call, 'chat', { faults: list });
const transcriptTexts = () => chat.state().transcript.lines.map(({ text }) => text);

const until = (condition: () => boolean, failureText = 'the condition was never met') =>
  waitUntil(condition, () => `${failureText}: ${JSON.stringify({ ...chat.state(), transcript: transcriptTexts() })}`);
const hasConnection = (connection: string) => () => chat.state().connection === connection;

function open(isHidden = false): Conversation {
  const clientId = `c${++serial}`;
  return new Conversation({
    clientId,
    openWire: (events) => {
      const address = chatAddress(server.origin, ORDER_NO, clientId);
      socketAddresses.push(address);
      return refusal === undefined ? webWire(address, WebSocket)(events) : refusedWire(refusal, events);
    },
    clock,
    storage,
    bizOrderNo: BIZ_ORDER_NO,
    isHidden,
    record: async (after) => {
      recordReads += 1;
      return readRecord(call, token, after).catch(async (error: unknown) => {
        // Refreshes the session like the request client.
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
    isSamePersonSignedIn: () => true,
    admin: () => admin,
    newId: () => `m${++serial}`,
  });
}

const newToken = async (mobile = '13800138000') => String((await control(call, 'session', { mobile }))['token']);
/** Returns the person's messages in the server's record. */
const storedTexts = async () =>
  (await readRecord(call, token)).lines.filter(({ clientMsgId }) => clientMsgId).map(({ text }) => text);

beforeAll(async () => {
  server = await serve({ now: () => clock.now(), later: (ms, run) => clock.schedule(ms, run) });
});
afterAll(() => server.close());

beforeEach(async () => {
  clock = new ManualClock();
  [socketAddresses, recordReads, serial, refusal, admin] = [[], 0, 0, undefined, undefined];
  storage = memoryOutbox();
  await control(call, 'reset', {});
  token = await newToken();
  await control(call, 'chat', { answers: false });
  chat = open();
});
afterEach(() => {
  chat.stop();
  expect(clock.timerCount).toBe(0);
});

async function startChat(): Promise<void> {
  chat.start();
  await until(hasConnection('open'));
  await until(() => chat.state().about !== undefined);
}

test('a message when it is sent: reaches the doctor, whose answer arrives with read mark and typing', async () => {
  await startChat();
  chat.send({ text: 'It still hurts' });
  await until(() => chat.state().unsent.length === 0);
  expect(transcriptTexts().at(-1)).toBe('It still hurts');
  await doctor({ typing: true, read: true });
  await until(() => chat.state().isDoctorTyping);
  await until(() => chat.state().about?.doctorReadUpTo === chat.state().transcript.last);
  await doctor({ say: 'Where exactly?' });
  await until(() => transcriptTexts().at(-1) === 'Where exactly?');
  expect(chat.state().isDoctorTyping).toBe(false);
  expect(await storedTexts()).toEqual(['It still hurts']);
});

test('an admin when they have no session: opens the customer’s conversation with the admin token', async () => {
  admin = { token: 'admin-good', userId: 'U2001' };
  await startChat();
  await doctor({ say: 'For the customer' });
  await until(() => transcriptTexts().at(-1) === 'For the customer');
  expect(socketAddresses).toHaveLength(1);
});

test('the socket when the session ends: closed, and the next one has the new session', async () => {
  await startChat();
  await control(call, 'expire-tokens', {});
  await until(() => chat.state().connection !== 'open' || socketAddresses.length === 2);
  await until(() => socketAddresses.length === 2 && chat.state().connection === 'open');
  chat.send({ text: 'Still here' });
  await until(() => chat.state().unsent.length === 0);
  expect(await storedTexts()).toEqual(['Still here']);
});

test('a consultation when the doctor ends it: shows its end and a rating, and refuses messages', async () => {
  await startChat();
  await doctor({ end: true });
  await until(() => chat.state().about?.canAsk === false);
  expect(
    chat
      .state()
      .transcript.lines.slice(-2)
      .map(({ kind }) => kind),
  ).toEqual(['end', 'evaluation']);
  chat.send({ text: 'Too late' });
  await until(() => chat.state().unsent[0]?.state === 'refused');
  expect(chat.state().unsent[0]).toMatchObject({ code: 40944, tries: 1 });
});

test('a socket when it breaks right after opening: at most 20 in 10 minutes, while the chat polls (S01)', async () => {
  await faults({ kind: 'flap', times: 1_000 });
  chat.start();
  const states = new Set<string>();
  await clock.advance(9.9 * MINUTE, async () => {
    await until(() => chat.state().connection === 'asking' || chat.state().connection === 'reconnecting');
    states.add(chat.state().connection);
    await waitForSilence();
  });
  expect(socketAddresses.length).toBeGreaterThan(10);
  expect(socketAddresses.length).toBeLessThanOrEqual(20);
  expect([...states].sort()).toEqual(['asking', 'reconnecting']);
  chat.send({ text: 'By a call' });
  await clock.advance(40_000, waitForSilence);
  expect(await storedTexts()).toEqual(['By a call']);
});

test('a socket when the server stops answering: replaced after two heartbeats (S02)', async () => {
  await faults({ kind: 'deaf' });
  await startChat();
  await doctor({ say: 'Nobody hears this' });
  await clock.advance(89_000, waitForSilence);
  expect(chat.state().connection).toBe('open');
  await clock.advance(1_000, waitForSilence);
  expect(chat.state().connection).toBe('reconnecting');
  await clock.advance(1_000, waitForSilence);
  await until(hasConnection('open'));
  await until(() => transcriptTexts().at(-1) === 'Nobody hears this');
});

describe('S03: the lines of a conversation', () => {
  const TEXTS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  test.each(['twice', 'reorder', 'lose', 'cut'])(
    'the lines when a socket’s fault is %s: shown once, in order',
    async (kind) => {
      await faults({ kind });
      await startChat();
      for (const say of TEXTS) await doctor({ say });
      // The next heartbeat detects a loss at the end. A frame in parts is detected at once.
      await clock.advance(kind === 'cut' ? 2_000 : 40_000, waitForSilence);
      await until(() => transcriptTexts().length >= 6 && transcriptTexts().at(-1) === 'Six');
      await until(() => transcriptTexts().slice(-6).join() === TEXTS.join(), 'not in order');
      const { lines } = chat.state().transcript;
      expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
      expect(new Set(lines.map(({ messageId }) => messageId)).size).toBe(lines.length);
    },
  );

  test('a message when its line did not arrive: stored once', async () => {
    await faults({ kind: 'unheard' });
    await startChat();
    chat.send({ text: 'First' });
    chat.send({ text: 'Second' });
    await until(hasConnection('reconnecting'));
    await clock.advance(3_000, waitForSilence);
    await until(() => chat.state().unsent.length === 0);
    expect(await storedTexts()).toEqual(['First', 'Second']);
  });

  test('a message that is plain text instead of JSON when another client sends it: is shown once', async () => {
    await startChat();
    await doctor({ plain: 'Hello from afar' });
    await until(() => transcriptTexts().at(-1) === 'Hello from afar');
    await until(() => chat.state().transcript.plain.length === 0);
  });
});

test('a chat when no socket opens: polls, sends over HTTP, and reconnects automatically (S04)', async () => {
  await faults({ kind: 'refuse', times: 1_000 });
  chat.start();
  chat.send({ text: 'Is anybody there?' });
  const step = () => until(() => chat.state().connection !== 'connecting').then(waitForSilence);
  await clock.advance(MINUTE, step);
  expect(chat.state().connection).toBe('asking');
  expect(await storedTexts()).toEqual(['Is anybody there?']);
  await doctor({ say: 'Yes' });
  await clock.advance(16_000, step);
  await until(() => transcriptTexts().at(-1) === 'Yes');
  await faults();
  const previous = socketAddresses.length;
  for (let second = 0; second <= 30 && socketAddresses.length === previous; second++)
    await clock.advance(1_000, waitForSilence);
  // The socket opens in real time, so the simulated clock stands still.
  await until(hasConnection('open'));
});

test('a chat when it is shown after half an hour: opens one socket and reads the record once (S05)', async () => {
  await startChat();
  chat.dispatch('hidden');
  await doctor({ cut: true });
  await until(hasConnection('resting'));
  await clock.advance(29 * MINUTE, waitForSilence);
  clock.freeze(MINUTE);
  await doctor({ say: 'While you were away' });
  const [sockets, previous] = [socketAddresses.length, recordReads];
  chat.dispatch('shown');
  chat.dispatch('network');
  await until(() => transcriptTexts().at(-1) === 'While you were away');
  await clock.advance(5_000, waitForSilence);
  expect([socketAddresses.length - sockets, recordReads - previous]).toEqual([1, 1]);
});

describe('S07: texts over the limits', () => {
  test.each([100_000, 1_000_000])(
    'a text of the doctor when it has %i characters: read from the record over the same socket',
    async (length) => {
      await startChat();
      await doctor({ say: 'x'.repeat(length) });
      await until(() => transcriptTexts().at(-1)?.length === length);
      expect([chat.state().connection, socketAddresses.length]).toEqual(['open', 1]);
      await doctor({ say: 'Shorter' });
      await until(() => transcriptTexts().at(-1) === 'Shorter');
    },
  );

  test('a text over the limit when the person sends it: refused over HTTP, and later messages are sent', async () => {
    await startChat();
    chat.send({ text: 'x'.repeat(100_000) });
    chat.send({ text: 'Shorter' });
    await clock.advance(2_000, waitForSilence);
    await until(() => chat.state().unsent[0]?.state === 'refused');
    await until(() => transcriptTexts().at(-1) === 'Shorter');
    expect([chat.state().connection, socketAddresses.length]).toEqual(['open', 1]);
    expect(await storedTexts()).toEqual(['Shorter']);
  });
});

describe('S06: the token', () => {
  test('the token when the socket opens: not in its address', async () => {
    await startChat();
    expect(socketAddresses).toHaveLength(1);
    expect(socketAddresses[0]).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/chat\?clientId=c\d+&orderNo=O1001$/);
    expect(socketAddresses.join()).not.toContain(token);
  });

  test('the token when it is refused: refreshed once', async () => {
    await startChat();
    const previous = token;
    await doctor({ cut: true });
    await until(hasConnection('reconnecting'));
    await control(call, 'expire-tokens', {});
    await clock.advance(1_000, waitForSilence);
    await until(hasConnection('open'));
    expect(token).not.toBe(previous);
    // Three sockets: the first, the refused one, and one with the new session.
    expect(socketAddresses).toHaveLength(3);
  });

  test('the token when it belongs to another person: refused without a retry', async () => {
    token = await newToken('13900139000');
    chat.start();
    await until(hasConnection('refused'));
    await clock.advance(5 * MINUTE, waitForSilence);
    expect(socketAddresses).toHaveLength(1);
    expect(transcriptTexts()).toEqual([]);
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

describe('a permanently refused socket', () => {
  const CODES = [20003, 20205, 40300, 40400, 49999];

  test.each(CODES)('a refused socket when the code is %i: replaced by HTTP requests and polling', async (code) => {
    refusal = code;
    chat.start();
    await until(() => chat.state().connection === 'asking');
    chat.send({ text: 'By a call' });
    await until(() => chat.state().unsent.length === 0, 'the message was not sent');
    expect(transcriptTexts()).toContain('By a call');
    await doctor({ say: 'By the record' });
    await clock.advance(16_000, waitForSilence);
    await until(() => transcriptTexts().includes('By the record'));
  });

  test('a message when HTTP requests are also refused: fails, and a tap retries', async () => {
    await startChat();
    token = await newToken('13900139000');
    refusal = 40400;
    await doctor({ cut: true });
    await clock.advance(1_000, waitForSilence);
    await until(hasConnection('refused'));
    chat.send({ text: 'Nowhere' });
    await until(() => chat.state().unsent[0]?.state === 'failed', 'the message was not sent');
    token = await newToken();
    chat.retry();
    await until(() => chat.state().unsent.length === 0, 'the tap did nothing');
    expect(transcriptTexts()).toContain('Nowhere');
  });
});
