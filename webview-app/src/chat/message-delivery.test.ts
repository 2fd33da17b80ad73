// @vitest-environment node
/**
 * Tests that no message waits forever, whatever the connection's state. Without a tap or an event of page or network it arrives, is refused,
 * or fails visibly, within a quarter of an hour, the longest pause between two sockets.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ChatSimulation, type SocketFault } from '../../test/chat/chat-simulation.ts';
import { ApiError } from '../client/request.ts';

const RUNS = 200;
const QUARTER_MS = 16 * 60_000;
/** The code of a server that may recover. */
const SERVER_ERROR = 50_000;

type Step =
  | { readonly do: 'say' | 'picture' | 'hidden' | 'shown' | 'cut' | 'silence' | 'offline' | 'online' | 'reload' }
  | { readonly do: 'sockets'; readonly fail: SocketFault }
  | { readonly do: 'no'; readonly code: number }
  | { readonly do: 'calls'; readonly code: number | 'well' }
  | { readonly do: 'wait'; readonly seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom(
      ...(['say', 'say', 'picture', 'hidden', 'shown', 'cut', 'silence', 'offline', 'online', 'reload'] as const),
    ),
  }),
  fc.record({
    do: fc.constant('sockets' as const),
    fail: fc.constantFrom('refuse' as const, 'stall' as const, 'flap' as const, 'deaf' as const, 'unheard' as const),
  }),
  fc.record({ do: fc.constant('no' as const), code: fc.constantFrom(20205, 40400, 50000) }),
  fc.record({ do: fc.constant('calls' as const), code: fc.constantFrom(20205, 40400, 50000, 'well' as const) }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(0, 1, 3, 12, 30, 95) }),
);

const eventCounts = { waiting: 0, refused: 0 };

async function expectNoMessageWaits(steps: readonly Step[]): Promise<void> {
  const simulation = new ChatSimulation();
  const { record, ask } = simulation;
  let refusal: number | undefined;
  const unlessRefused = <T>(run: () => Promise<T>): Promise<T> =>
    refusal === undefined ? run() : Promise.reject(new ApiError(refusal, 'GET /a-call'));
  simulation.record = (after) => unlessRefused(() => record(after));
  simulation.ask = (message) => unlessRefused(() => ask(message));
  await simulation.open(0);
  let messageCount = 0;
  for (const item of steps) {
    const [chat] = simulation.tabs;
    if (item.do === 'say' && messageCount < 5) chat?.send({ text: `Message ${++messageCount}` });
    if (item.do === 'picture' && messageCount < 5) chat?.sendPicture(new Blob([`${++messageCount}`]));
    if (item.do === 'hidden' || item.do === 'shown') chat?.dispatch(item.do);
    if (item.do === 'cut') simulation.cutConnections();
    if (item.do === 'silence') simulation.silenceConnections();
    if (item.do === 'offline' || item.do === 'online') simulation.setOnline(item.do === 'online');
    if (item.do === 'sockets') await simulation.failSockets(item.fail);
    if (item.do === 'no')
      simulation.sendToPages(JSON.stringify({ code: item.code, msg: '', msgType: 0, clientId: '' }));
    if (item.do === 'calls') refusal = item.code === 'well' ? undefined : item.code;
    if (item.do === 'reload') {
      simulation.kill(0);
      await simulation.open(0);
    }
    if (item.do === 'wait') await simulation.advance(item.seconds * 1_000);
  }
  const waitingMessages = () => simulation.unsent.filter(({ state }) => state === 'waiting');
  eventCounts.waiting += waitingMessages().length;
  if (simulation.tabs[0]?.state().connection === 'refused') eventCounts.refused += 1;
  // Network and server recover without an event. A refusal of a session or a person stays.
  simulation.isOnline = true;
  if (refusal === SERVER_ERROR) refusal = undefined;
  await simulation.failSockets();
  await simulation.advance(QUARTER_MS);
  const states = simulation.unsent.map(({ state }) => state);
  // A failed message blocks later messages until it is tapped.
  const blockedIndex = [...simulation.unsent]
    .sort((a, b) => a.place - b.place)
    .findIndex(({ state }) => state === 'failed');
  expect(
    waitingMessages().length > 0 && blockedIndex < 0,
    JSON.stringify([states, simulation.tabs[0]?.state().connection]),
  ).toBe(false);
  simulation.kill(0);
}

test('a message when the connection is in any state: arrives, is refused, or fails visibly', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), expectNoMessageWaits), {
    numRuns: RUNS,
    // The socket opens, and the read of its record is refused permanently.
    examples: [[[{ do: 'calls', code: 20205 }, { do: 'reload' }, { do: 'say' }]]],
  });
  expect(eventCounts.waiting).toBeGreaterThan(5);
  expect(eventCounts.refused).toBeGreaterThan(0);
}, 600_000);
