// @vitest-environment node
/** Tests single difficult moments of a conversation. Random traces are in `chat.model.test.ts`. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChatSimulation } from '../../test/chat/chat-simulation.ts';
import { settle } from '../../test/chat/manual-clock.ts';
import { ApiError } from '../client/request.ts';
import type { Conversation } from './conversation.ts';

let simulation: ChatSimulation;

beforeEach(async () => {
  simulation = new ChatSimulation();
  await simulation.control({ answers: false });
});
afterEach(() => {
  for (const tab of simulation.tabs) tab.stop();
  expect(simulation.clock.timerCount).toBe(0);
});

async function openTab(tab = 0): Promise<Conversation> {
  await simulation.open(tab);
  const chat = simulation.tabs[tab];
  if (!chat) throw new Error('The tab is not open.');
  return chat;
}
const frame = (code: number, payload: object = {}) =>
  JSON.stringify({ code, msg: JSON.stringify(payload), msgType: 0, clientId: 'server' });
const readTexts = async () =>
  (await simulation.lines()).filter(({ clientMsgId }) => clientMsgId).map(({ text }) => text);

test('the next message when another tab received the line first: sent immediately', async () => {
  const [other, chat] = [await openTab(), await openTab(1)];
  chat.send({ text: 'One' });
  await settle();
  other.stop();
  chat.send({ text: 'Two' });
  await settle();
  expect(await readTexts()).toEqual(['One', 'Two']);
});

test('the next message when another tab received the previous one before its request was answered: is sent', async () => {
  const other = await openTab();
  await simulation.failSockets('refuse');
  const chat = await openTab(1);
  const { ask } = simulation;
  let release = () => {};
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  simulation.ask = async (message) => {
    const lines = await ask(message);
    await untilReleased;
    return lines;
  };
  chat.send({ text: 'One' });
  await settle(8);
  expect(simulation.unsent).toEqual([]);
  other.stop();
  release();
  await settle();
  chat.send({ text: 'Two' });
  await simulation.advance(1_000);
  expect(await readTexts()).toEqual(['One', 'Two']);
});

test('a read of the record when frames arrive in parts: immediate, then at most every two seconds (S03)', async () => {
  await simulation.failSockets('cut');
  const chat = await openTab();
  await simulation.doctorSays('First');
  await settle();
  expect(chat.state().transcript.lines.at(-1)?.text).toBe('First');
  const previous = simulation.recordReads;
  for (let line = 0; line < 30; line++) {
    await simulation.doctorSays(`Line ${line}`);
    await simulation.advance(100);
  }
  await simulation.advance(2_000);
  expect(chat.state().transcript.lines.at(-1)?.text).toBe('Line 29');
  expect(simulation.recordReads - previous).toBeLessThanOrEqual(3);
});

test('a connection when its first frame arrives in parts: open within 4 s', async () => {
  await simulation.failSockets('torn');
  const chat = await openTab();
  await simulation.advance(4_000);
  expect(chat.state().connection).toBe('open');
});

test('a message when the other end does not answer: the socket is replaced after 20 s (S02)', async () => {
  const chat = await openTab();
  simulation.silenceConnections();
  chat.send({ text: 'Hello?' });
  await simulation.advance(20_000);
  expect(simulation.connectionCount).toBe(1);
  expect(await readTexts()).toEqual(['Hello?']);
  await simulation.advance(1_000);
  expect(simulation.connectionCount).toBe(2);
  expect(chat.state().connection).toBe('open');
});

test('a message when its first attempt over the socket fails: sent over HTTP (S04)', async () => {
  await simulation.failSockets('stall', 'stall');
  const chat = await openTab();
  chat.send({ text: 'In need' });
  await simulation.advance(10_000);
  expect(chat.state().connection).toBe('reconnecting');
  expect(await readTexts()).toEqual(['In need']);
});

test('a message when there is no network: sent later, without a counted attempt', async () => {
  const chat = await openTab();
  simulation.setOnline(false);
  await settle();
  chat.send({ text: 'From the lift' });
  await simulation.advance(60_000);
  expect(simulation.unsent).toMatchObject([{ state: 'waiting', tries: 0 }]);
  simulation.setOnline(true);
  await settle();
  expect(await readTexts()).toEqual(['From the lift']);
});

test.each([20205, 50000])('a message when its socket closes with code %i: sent over HTTP', async (code) => {
  const chat = await openTab();
  simulation.answerFrame = (payload) =>
    payload.includes('"say"')
      ? frame(code, { kind: 'refused', clientMsgId: simulation.unsent[0]?.clientMsgId })
      : undefined;
  chat.send({ text: 'Again' });
  await simulation.advance(1_000);
  expect(simulation.unsent).toEqual([]);
  expect(await readTexts()).toEqual(['Again']);
});

test('a failed read of the record when the page is hidden: retried when the page is shown', async () => {
  simulation.setOnline(false);
  const chat = await openTab();
  chat.dispatch('hidden');
  await simulation.advance(120_000);
  const previous = simulation.recordReads;
  await simulation.advance(600_000);
  expect(simulation.recordReads - previous).toBe(0);
  simulation.setOnline(true);
  chat.dispatch('shown');
  await settle();
  expect(chat.state().about).toBeDefined();
});

test('a read mark when the socket is replaced: sent again, because it may have been lost', async () => {
  const chat = await openTab();
  chat.read(2);
  await settle();
  simulation.cutConnections();
  await simulation.advance(2_000);
  const marks = simulation.payloads.filter((payload) => payload.includes('"read"'));
  expect(marks).toHaveLength(2);
});

test('a message when its HTTP response lacks its line: counts as sent, and the record is read', async () => {
  await simulation.failSockets('refuse');
  const chat = await openTab();
  const { ask } = simulation;
  simulation.ask = async (message) => (await ask(message)).slice(1);
  chat.send({ text: 'Seen?' });
  await settle(8);
  expect(simulation.unsent).toEqual([]);
  expect(chat.state().transcript.lines.at(-1)?.text).toBe('Seen?');
});

test('a refresh of the session when the server fails: retried when the network returns (S06)', async () => {
  const chat = await openTab();
  const { record } = simulation;
  simulation.record = () => Promise.reject(new ApiError(50000, 'record'));
  simulation.sendToPages(frame(20205));
  await settle();
  expect(chat.state().connection).toBe('reconnecting');
  simulation.record = record;
  chat.dispatch('network');
  await settle();
  expect(chat.state().connection).toBe('open');
});

test('a pending refresh of the session when the page closes: leaves no timer (S06)', async () => {
  const chat = await openTab();
  simulation.record = () => Promise.reject(new ApiError('NETWORK', 'record'));
  simulation.sendToPages(frame(20205));
  await settle();
  chat.stop();
  expect(simulation.clock.timerCount).toBe(0);
});

test('a socket when the account is not confirmed: only receives, and messages wait for the confirmation', async () => {
  simulation.isConfirmed = false;
  const { ask } = simulation;
  let confirm = () => {};
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  simulation.ask = async (message) => {
    await confirmed;
    return ask(message);
  };
  const chat = await openTab();
  chat.typing();
  chat.read(1);
  chat.send({ text: 'One' });
  await settle(8);
  const kinds = () => simulation.payloads.map((payload) => JSON.parse(payload).kind);
  expect([kinds(), await readTexts()]).toEqual([['hello'], []]);
  simulation.isConfirmed = true;
  confirm();
  await settle(8);
  chat.send({ text: 'Two' });
  chat.typing();
  await settle(8);
  expect(await readTexts()).toEqual(['One', 'Two']);
  expect(kinds()).toContain('typing');
});

test('unsent messages of an earlier page when the account is not confirmed: wait for the confirmation', async () => {
  await simulation.failSockets('refuse');
  simulation.isOnline = false;
  (await openTab()).send({ text: 'One' });
  simulation.kill(0);
  simulation.isOnline = true;
  simulation.isConfirmed = false;
  let requestCount = 0;
  simulation.ask = () => {
    requestCount += 1;
    return new Promise(() => undefined);
  };
  await openTab(1);
  await simulation.advance(60_000);
  expect([await readTexts(), requestCount]).toEqual([[], 1]);
});

test('a socket when the page’s person has changed: sends nothing', async () => {
  const chat = await openTab();
  simulation.isSamePersonSignedIn = false;
  chat.typing();
  chat.read(1);
  chat.send({ text: 'One' });
  await settle(8);
  expect(simulation.payloads.map((payload) => JSON.parse(payload).kind)).toEqual(['hello']);
});
