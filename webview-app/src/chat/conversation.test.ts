// @vitest-environment node
/** Tests single difficult moments of a conversation. Random traces are in `chat.model.test.ts`. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settle } from '../../test/chat/hand-clock.ts';
import { World } from '../../test/chat/world.ts';
import { ApiError } from '../client/request.ts';
import type { Conversation } from './conversation.ts';

let world: World;

beforeEach(async () => {
  world = new World();
  await world.control({ answers: false });
});
afterEach(() => {
  for (const tab of world.tabs) tab.stop();
  expect(world.clock.waiting).toBe(0);
});

async function openTab(tab = 0): Promise<Conversation> {
  await world.open(tab);
  const chat = world.tabs[tab];
  if (!chat) throw new Error('The tab is not open.');
  return chat;
}
const frame = (code: number, payload: object = {}) =>
  JSON.stringify({ code, msg: JSON.stringify(payload), msgType: 0, clientId: 'server' });
const readTexts = async () => (await world.lines()).filter(({ clientMsgId }) => clientMsgId).map(({ text }) => text);

test('the next message when another tab received the line first: sent immediately', async () => {
  const [other, chat] = [await openTab(), await openTab(1)];
  chat.send({ text: 'One' });
  await settle();
  other.stop();
  chat.send({ text: 'Two' });
  await settle();
  expect(await readTexts()).toEqual(['One', 'Two']);
});

test('the next message when another tab received the line before the request was answered: sent', async () => {
  const other = await openTab();
  await world.failSockets('refuse');
  const chat = await openTab(1);
  const { ask } = world;
  let release = () => {};
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  world.ask = async (message) => {
    const lines = await ask(message);
    await untilReleased;
    return lines;
  };
  chat.send({ text: 'One' });
  await settle(8);
  expect(world.unsent).toEqual([]);
  other.stop();
  release();
  await settle();
  chat.send({ text: 'Two' });
  await world.pass(1_000);
  expect(await readTexts()).toEqual(['One', 'Two']);
});

test('a read of the record when frames arrive in parts: immediate, then at most every two seconds (S03)', async () => {
  await world.failSockets('cut');
  const chat = await openTab();
  await world.doctorSays('First');
  await settle();
  expect(chat.state().said.lines.at(-1)?.text).toBe('First');
  const previous = world.looks;
  for (let line = 0; line < 30; line++) {
    await world.doctorSays(`Line ${line}`);
    await world.pass(100);
  }
  await world.pass(2_000);
  expect(chat.state().said.lines.at(-1)?.text).toBe('Line 29');
  expect(world.looks - previous).toBeLessThanOrEqual(3);
});

test('a connection when its first frame arrives in parts: open within 4 s', async () => {
  await world.failSockets('torn');
  const chat = await openTab();
  await world.pass(4_000);
  expect(chat.state().connection).toBe('open');
});

test('a message when the other end does not answer: the socket is replaced after 20 s (S02)', async () => {
  const chat = await openTab();
  world.silence();
  chat.send({ text: 'Hello?' });
  await world.pass(20_000);
  expect(world.connects).toBe(1);
  expect(await readTexts()).toEqual(['Hello?']);
  await world.pass(1_000);
  expect(world.connects).toBe(2);
  expect(chat.state().connection).toBe('open');
});

test('a message when its first attempt over the socket fails: sent over HTTP (S04)', async () => {
  await world.failSockets('stall', 'stall');
  const chat = await openTab();
  chat.send({ text: 'In need' });
  await world.pass(10_000);
  expect(chat.state().connection).toBe('reconnecting');
  expect(await readTexts()).toEqual(['In need']);
});

test('a message when there is no network: sent later, without a counted attempt', async () => {
  const chat = await openTab();
  world.network(false);
  await settle();
  chat.send({ text: 'From the lift' });
  await world.pass(60_000);
  expect(world.unsent).toMatchObject([{ state: 'waiting', tries: 0 }]);
  world.network(true);
  await settle();
  expect(await readTexts()).toEqual(['From the lift']);
});

test.each([20205, 50000])('a message when its socket closes with code %i: sent over HTTP', async (code) => {
  const chat = await openTab();
  world.answers = (payload) =>
    payload.includes('"say"') ? frame(code, { kind: 'refused', clientMsgId: world.unsent[0]?.clientMsgId }) : undefined;
  chat.send({ text: 'Again' });
  await world.pass(1_000);
  expect(world.unsent).toEqual([]);
  expect(await readTexts()).toEqual(['Again']);
});

test('a failed read of the record when the page is hidden: retried when the page is shown', async () => {
  world.network(false);
  const chat = await openTab();
  chat.tell('hidden');
  await world.pass(120_000);
  const previous = world.looks;
  await world.pass(600_000);
  expect(world.looks - previous).toBe(0);
  world.network(true);
  chat.tell('shown');
  await settle();
  expect(chat.state().about).toBeDefined();
});

test('a read mark when the socket is replaced: sent again, because it may have been lost', async () => {
  const chat = await openTab();
  chat.read(2);
  await settle();
  world.cut();
  await world.pass(2_000);
  const marks = world.payloads.filter((payload) => payload.includes('"read"'));
  expect(marks).toHaveLength(2);
});

test('a message when its HTTP response lacks its line: counts as sent, and the record is read', async () => {
  await world.failSockets('refuse');
  const chat = await openTab();
  const { ask } = world;
  world.ask = async (message) => (await ask(message)).slice(1);
  chat.send({ text: 'Seen?' });
  await settle(8);
  expect(world.unsent).toEqual([]);
  expect(chat.state().said.lines.at(-1)?.text).toBe('Seen?');
});

test('a refresh of the session when the server fails: retried when the network returns (S06)', async () => {
  const chat = await openTab();
  const { record } = world;
  world.record = () => Promise.reject(new ApiError(50000, 'record'));
  world.tellPages(frame(20205));
  await settle();
  expect(chat.state().connection).toBe('reconnecting');
  world.record = record;
  chat.tell('network');
  await settle();
  expect(chat.state().connection).toBe('open');
});

test('a pending refresh of the session when the page closes: leaves no timer (S06)', async () => {
  const chat = await openTab();
  world.record = () => Promise.reject(new ApiError('NETWORK', 'record'));
  world.tellPages(frame(20205));
  await settle();
  chat.stop();
  expect(world.clock.waiting).toBe(0);
});

test('a socket when the account is not confirmed: only receives, and messages wait for the confirmation', async () => {
  world.isConfirmed = false;
  const { ask } = world;
  let confirm = () => {};
  const confirmed = new Promise<void>((resolve) => {
    confirm = resolve;
  });
  world.ask = async (message) => {
    await confirmed;
    return ask(message);
  };
  const chat = await openTab();
  chat.typing();
  chat.read(1);
  chat.send({ text: 'One' });
  await settle(8);
  const kinds = () => world.payloads.map((payload) => JSON.parse(payload).kind);
  expect([kinds(), await readTexts()]).toEqual([['hello'], []]);
  world.isConfirmed = true;
  confirm();
  await settle(8);
  chat.send({ text: 'Two' });
  chat.typing();
  await settle(8);
  expect(await readTexts()).toEqual(['One', 'Two']);
  expect(kinds()).toContain('typing');
});

test('unsent messages of an earlier page when the account is not confirmed: wait for the confirmation', async () => {
  await world.failSockets('refuse');
  world.isOnline = false;
  (await openTab()).send({ text: 'One' });
  world.kill(0);
  world.isOnline = true;
  world.isConfirmed = false;
  let requestCount = 0;
  world.ask = () => {
    requestCount += 1;
    return new Promise(() => undefined);
  };
  await openTab(1);
  await world.pass(60_000);
  expect([await readTexts(), requestCount]).toEqual([[], 1]);
});

test('a socket when the page’s person has changed: sends nothing', async () => {
  const chat = await openTab();
  world.isSamePersonSignedIn = false;
  chat.typing();
  chat.read(1);
  chat.send({ text: 'One' });
  await settle(8);
  expect(world.payloads.map((payload) => JSON.parse(payload).kind)).toEqual(['hello']);
});
