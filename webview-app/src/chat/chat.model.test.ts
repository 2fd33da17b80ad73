// @vitest-environment node
/**
 * Tests a conversation against the backend with random traces of a person who writes during all kinds of faults. It runs 200 traces.
 * `CHAT_TRACES=5000` makes a long run, `CHAT_SEED` repeats a run.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChatSimulation, type SocketFault } from '../../test/chat/chat-simulation.ts';
import type { ChatLine } from '../api/consultation.ts';
import type { ChatState } from './state.ts';

const RUNS = Number(process.env['CHAT_TRACES'] ?? 200);
const SEED = process.env['CHAT_SEED'];

const SOCKET_FAULTS: readonly SocketFault[] = [
  ...(['refuse', 'stall', 'flap', 'reset', 'deaf', 'unheard', 'torn'] as const),
  ...(['cut', 'twice', 'reorder', 'lose'] as const),
];

type Step =
  | { readonly do: 'say' | 'picture' | 'reload' | 'hidden' | 'shown'; readonly tab: number }
  | { readonly do: 'cut' | 'silence' | 'offline' | 'online' | 'worst' | 'second tab' | 'tap' | 'doctor' | 'end' }
  | { readonly do: 'call'; readonly fails: 'unsent' | 'lost'; readonly times: number }
  | { readonly do: 'sockets'; readonly fail: readonly SocketFault[] }
  | { readonly do: 'wait'; readonly seconds: number };

const tab = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('say' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('picture' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'hidden' as const, 'shown' as const), tab }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('cut' as const, 'silence' as const, 'offline' as const, 'online' as const, 'worst' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('second tab' as const, 'tap' as const, 'doctor' as const) }),
  },
  { weight: 1, arbitrary: fc.constantFrom({ do: 'tap' as const }, { do: 'doctor' as const }, { do: 'end' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('call' as const),
      fails: fc.constantFrom('unsent' as const, 'lost' as const),
      times: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('sockets' as const),
      fail: fc.array(fc.constantFrom(...SOCKET_FAULTS), { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(0, 1, 3, 12, 30, 95, 1_900) }),
  },
);

/** More messages than the seeded consultation accepts. It refuses messages beyond its limit and after its end. */
const MAX_MESSAGES = 10;
const QUESTIONS_LEFT = 7;

/** Counts the events of all traces. The last test requires a minimum of them. */
const eventCounts = { messages: 0, connects: 0, failed: 0, waited: 0, refused: 0, pictures: 0 };

async function run(steps: readonly Step[]): Promise<{ simulation: ChatSimulation; messages: string[] }> {
  const simulation = new ChatSimulation();
  const messages: string[] = [];
  await simulation.open(0);
  for (const item of steps) {
    const chat = 'tab' in item ? (simulation.tabs[item.tab] ?? simulation.tabs[0]) : simulation.tabs[0];
    const index = chat ? simulation.tabs.indexOf(chat) : 0;
    if (item.do === 'picture' && messages.length < MAX_MESSAGES) {
      messages.push(`/static/img/uploads/${messages.length + 1}`);
      chat?.sendPicture(new Blob([`${messages.length}`]));
      eventCounts.pictures += 1;
    }
    if ((item.do === 'say' || item.do === 'worst') && messages.length < MAX_MESSAGES) {
      if (item.do === 'worst') {
        simulation.silenceConnections();
        simulation.failCalls('unsent', 9);
      }
      messages.push(`Message ${messages.length + 1}`);
      chat?.send({ text: messages.at(-1) ?? '' });
    }
    if (item.do === 'reload') {
      simulation.kill(index);
      await simulation.open(index);
    }
    if (item.do === 'hidden' || item.do === 'shown') chat?.dispatch(item.do);
    if (item.do === 'cut') simulation.cutConnections();
    if (item.do === 'silence') simulation.silenceConnections();
    // Long enough for all attempts of a message to fail.
    if (item.do === 'worst') await simulation.advance(20_000);
    if (item.do === 'offline') simulation.setOnline(false);
    if (item.do === 'online') simulation.setOnline(true);
    if (item.do === 'second tab' && !simulation.tabs[1]) await simulation.open(1);
    if (item.do === 'tap') chat?.retry();
    if (item.do === 'doctor') await simulation.doctorSays('And then?');
    if (item.do === 'end') await simulation.control({ end: true });
    if (item.do === 'call') simulation.failCalls(item.fails, item.times);
    if (item.do === 'sockets') await simulation.failSockets(...item.fail);
    if (item.do === 'wait') await simulation.advance(item.seconds * 1_000);
    eventCounts.failed += simulation.unsent.filter(({ state }) => state === 'failed').length;
  }
  return { simulation, messages };
}

/** Repairs all faults. Then the person opens the page and taps repeatedly, within a limit. */
async function heal(simulation: ChatSimulation): Promise<void> {
  await simulation.failSockets();
  simulation.failCalls('unsent', 0);
  for (const tab of simulation.tabs) tab.dispatch('shown');
  simulation.setOnline(true);
  const isWell = () =>
    simulation.unsent.every(({ state }) => state === 'refused') &&
    simulation.tabs.every((tab) => tab.state().connection === 'open' && !isBehind(tab.state()));
  // The pause between two sockets may be ten minutes, because their number is limited.
  for (let minute = 0; minute < 15 && (minute === 0 || !isWell()); minute++) {
    for (const tab of simulation.tabs) tab.retry();
    await simulation.advance(60_000);
  }
  // The last line may have been lost. The next heartbeat reports it.
  await simulation.advance(60_000);
}

const isBehind = ({ transcript }: ChatState): boolean => transcript.lines.length < transcript.last;

/** Returns the content of a message: its text, or the address of its picture. */
const contentOf = ({ text, pictureUrl }: { text?: string; pictureUrl?: string }) => pictureUrl ?? text;

/** Checks that the consultation accepts no more messages. */
const isFull = (lines: readonly ChatLine[]): boolean =>
  lines.filter(({ clientMsgId }) => clientMsgId).length === QUESTIONS_LEFT || lines.some(({ kind }) => kind === 'end');

/** Limits a trace to the lifetime of the login (2 hours) with which the test reads the record. */
const LOGIN_S = 7_000;
const secondsOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, item) => sum + (item.do === 'wait' ? item.seconds : 0), 0);

async function expectConsistent(steps: readonly Step[]): Promise<void> {
  const { simulation, messages } = await run(steps);
  eventCounts.messages += messages.length;
  eventCounts.waited += simulation.unsent.length;
  await heal(simulation);
  eventCounts.connects += simulation.connectionCount;
  const lines = await simulation.lines();
  // The record has each message exactly once, in the order of writing, until messages are refused.
  const arrived = lines.filter(({ clientMsgId }) => clientMsgId).map(contentOf);
  expect(arrived).toEqual(messages.slice(0, arrived.length));
  const stored = [...simulation.unsent].sort((a, b) => a.place - b.place);
  expect(stored.map(contentOf)).toEqual(messages.slice(arrived.length));
  expect(stored.every(({ state }) => state === 'refused')).toBe(true);
  expect(stored.length > 0 ? isFull(lines) : true).toBe(true);
  eventCounts.refused += stored.length;
  for (const tab of simulation.tabs) {
    const { transcript: shown, connection } = tab.state();
    expect(connection).toBe('open');
    expect(shown.lines.map(({ messageId }) => messageId)).toEqual(lines.map(({ messageId }) => messageId));
    expect(shown.lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
    tab.stop();
  }
  expect(simulation.clock.timerCount).toBe(0);
}

test('a message when faults are random: in the record and on every page exactly once, in order (S03)', async () => {
  const steps = fc.array(step, { minLength: 1, maxLength: 14 }).filter((trace) => secondsOf(trace) < LOGIN_S);
  await fc.assert(fc.asyncProperty(steps, expectConsistent), {
    numRuns: RUNS,
    ...(SEED && { seed: Number(SEED) }),
  });
}, 3_600_000);

test('the random traces: have waiting and failed messages and lost sockets', () => {
  expect(eventCounts.messages / RUNS).toBeGreaterThan(1);
  expect(eventCounts.waited / RUNS).toBeGreaterThan(0.1);
  expect(eventCounts.refused).toBeGreaterThan(0);
  expect(eventCounts.pictures / RUNS).toBeGreaterThan(0.3);
  expect(eventCounts.failed).toBeGreaterThan(0);
  expect(eventCounts.connects / RUNS).toBeGreaterThan(2);
});
