// @vitest-environment node
/** Tests a shift of an agent: the page and the embedded switch, connected in memory. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Shift } from '../../test/telephony/shift.ts';
import { ANSWER_MS } from './machine.ts';
import { OPERATIONS, type Operation, type Outcome } from './types.ts';

const CUSTOMER = '13912345678';
const MASKED = '139****5678';

let shift: Shift;
const state = () => shift.line.state();

async function done(operation: Operation, target?: string): Promise<Outcome> {
  const outcome = shift.line.operate(operation, target);
  await shift.pass(0);
  return outcome;
}
async function well(...operations: (Operation | [Operation, string])[]): Promise<void> {
  for (const item of operations) {
    const [operation, target] = typeof item === 'string' ? [item, undefined] : item;
    expect([operation, await done(operation, target)]).toEqual([operation, { ok: true }]);
  }
}

beforeEach(async () => {
  shift = await new Shift().start();
});
afterEach(() => {
  shift.line.stop();
});

async function talking(): Promise<void> {
  await well('initialise', 'signIn');
  await shift.play({ incoming: CUSTOMER });
  await well('answer');
}

describe('a shift', () => {
  test('a shift when it has calls in all states: ends with a history of masked numbers', async () => {
    await well('initialise');
    expect(state()).toMatchObject({ state: 'offline', connection: 'open', agentNo: '8001' });
    await well('signIn');
    expect(state().state).toBe('ready');
    await shift.play({ incoming: CUSTOMER, wrapUpMs: 20_000 });
    expect(state()).toMatchObject({ state: 'ringing', call: { direction: 'incoming', number: MASKED } });
    await well('answer', 'hold');
    expect(state().state).toBe('held');
    await well('retrieve');
    await shift.play({ hangsUp: true });
    expect(state().state).toBe('wrapUp');
    await shift.pass(20_000);
    expect(state().state).toBe('ready');

    await well(['makeCall', '+86 139-1234-5678']);
    expect(state()).toMatchObject({ state: 'ringing', call: { direction: 'outgoing' } });
    expect(await done('answer')).toEqual({ ok: false, reason: 'callIsOutgoing' });
    await shift.play({ answers: true });
    await well(['conference', '8002']);
    expect(state().call?.invitation).toEqual({ kind: 'conference', number: '8002' });
    await shift.play({ colleague: 'answers' });
    expect(state()).toMatchObject({ state: 'conferencing', call: { third: '8002' } });
    await well('hangUp', 'signIn');
    expect(state().state).toBe('ready');

    await shift.play({ incoming: '13700000000' });
    await well('answer', ['transfer', '8003']);
    expect(state().state).toBe('held');
    await shift.play({ colleague: 'refuses' });
    expect(state()).toMatchObject({ state: 'talking', notice: 'transferRefused' });
    await well(['transfer', '8003']);
    await shift.play({ colleague: 'answers' });
    await well('signOut');
    expect(state()).toMatchObject({ state: 'offline', connection: 'open' });
    expect(state().history.map(({ end, number }) => [end, number])).toEqual([
      ['transferred', '137****0000'],
      ['agent', expect.stringMatching(/^\+86\*+5678$/)],
      ['customer', MASKED],
    ]);
    expect(JSON.stringify(shift.shown)).not.toContain('12345678');
  });

  test('a shift when the switch’s clock differs or the page reloads: times by the page’s clock', async () => {
    await talking();
    const answeredAt = state().call?.answeredAt ?? 0;
    expect(Math.abs(answeredAt - shift.clock.now())).toBeLessThan(5);
    await shift.pass(60_000);
    await shift.reload();
    expect(state()).toMatchObject({ state: 'talking', call: { number: MASKED } });
    expect(Math.abs((state().call?.answeredAt ?? 0) - answeredAt)).toBeLessThan(5);
  });

  test('a shift when the agent has signed out: not resumed by a reload', async () => {
    await well('initialise', 'signIn', 'signOut');
    await shift.reload();
    expect(state()).toMatchObject({ state: 'offline', connection: 'off' });
  });
});

describe.each(OPERATIONS)('the operation %s', (operation) => {
  test('an operation when the agent came by a link: waits until they confirm the account', async () => {
    let answer = (_: boolean): void => undefined;
    shift.accountConfirmed = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const outcome = shift.line.operate(operation, CUSTOMER);
    await shift.pass(60_000);
    expect([shift.connects, state().pending]).toEqual([0, undefined]);
    answer(false);
    expect(await outcome).toEqual({ ok: false, reason: 'notInitialised' });
    expect(shift.connects).toBe(0);
  });

  test('an operation when the page is no longer the agent’s: not sent', async () => {
    await well('initialise', 'signIn');
    const previous = await shift.truth();
    shift.isStillHere = false;
    expect(await done(operation, CUSTOMER)).toEqual({ ok: false, reason: 'notInitialised' });
    expect(await shift.truth()).toEqual(previous);
  });
});

describe('an operation', () => {
  test('an operation when the agent has confirmed the account: sent', async () => {
    shift.accountConfirmed = async () => {
      shift.accountConfirmed = () => true;
      return true;
    };
    await well('initialise', 'signIn');
  });

  test('an operation when it is tapped twice: sent once, and both taps get the answer', async () => {
    await well('initialise', 'signIn');
    const taps = [shift.line.operate('makeCall', CUSTOMER), shift.line.operate('makeCall', CUSTOMER)];
    const other = shift.line.operate('signOut');
    await shift.pass(0);
    expect(await Promise.all(taps)).toEqual([{ ok: true }, { ok: true }]);
    expect(await other).toEqual({ ok: false, reason: 'operationPending' });
    expect((await shift.truth()).calls).toHaveLength(1);
  });

  test.each([
    ['12', 'badNumber'],
    ['call me', 'badNumber'],
    ['13900000000', 'lineBusy'],
    ['13900009999', 'unknownNumber'],
  ])('a call when the number is %s: refused with %s', async (number, reason) => {
    await well('initialise', 'signIn');
    expect(await done('makeCall', number)).toEqual({ ok: false, reason });
    expect(state()).toMatchObject({ state: 'ready', lastRefusal: { operation: 'makeCall', reason } });
  });

  test('an operation when its acknowledgement is lost: not done twice', async () => {
    await shift.play({ faults: { media: [{ kind: 'unheard' }] } });
    await well('initialise', 'signIn');
    const outcome = shift.line.operate('makeCall', CUSTOMER);
    await shift.pass(3_000);
    expect(await outcome).toEqual({ ok: true });
    expect((await shift.truth()).calls).toHaveLength(1);
    expect(shift.connects).toBe(3);
  });

  test('an operation when a slow switch receives it too late: no telephone rings', async () => {
    await well('initialise', 'signIn');
    await shift.play({ slowMs: ANSWER_MS + 500 });
    const outcome = shift.line.operate('makeCall', CUSTOMER);
    await shift.pass(ANSWER_MS);
    expect(await outcome).toEqual({ ok: false, reason: 'noAnswer' });
    await shift.pass(10_000);
    expect(await shift.truth()).toMatchObject({ calls: [], agent: { status: 'in' } });
    expect(state().state).toBe('ready');
  });

  test('an operation when its socket is lost: refused', async () => {
    await talking();
    await shift.play({ faults: { media: [{ kind: 'refuse', times: 9 }] } });
    await shift.play({ cut: 'media' });
    expect(state()).toMatchObject({ state: 'talking', connection: 'mediaLost' });
    expect(await done('hold')).toEqual({ ok: false, reason: 'connectionLost' });
    await shift.play({ faults: { media: [] } });
    await shift.pass(31_000);
    expect(state().connection).toBe('open');
    await well('hold');
  });
});

describe('after a lost socket', () => {
  test.each(['events', 'media'] as const)(
    'the page when the %s socket is lost: keeps the agent and the other socket',
    async (socket) => {
      await talking();
      const sockets = shift.connects;
      await shift.play({ cut: socket });
      await shift.pass(1_000);
      expect(state()).toMatchObject({ state: 'talking', connection: 'open' });
      expect(shift.connects).toBe(sockets + 1);
      await well('hold');
      // A heartbeat of each socket is answered.
      await shift.pass(60_000);
      expect(shift.connects).toBe(sockets + 1);
    },
  );

  test('a call when it ended while disconnected: in the history, not shown', async () => {
    await talking();
    shift.network(false);
    await shift.pass(100);
    expect(state()).toMatchObject({ state: 'talking', connection: 'lost' });
    await shift.play({ hangsUp: true });
    shift.network(true);
    await shift.pass(1_000);
    expect(state()).toMatchObject({ state: 'wrapUp', connection: 'open', notice: 'callEndedWhileDisconnected' });
    expect(state().call).toBeUndefined();
    expect(state().history).toMatchObject([{ end: 'customer', endedWhileDisconnected: true }]);
  });

  test('a call when it came while disconnected: shown', async () => {
    await well('initialise', 'signIn');
    shift.network(false);
    await shift.play({ incoming: CUSTOMER });
    expect(state().state).toBe('ready');
    shift.network(true);
    await shift.pass(1_000);
    expect(state()).toMatchObject({ state: 'ringing', call: { number: MASKED } });
  });

  test('the switch when it restarts: earlier calls are hidden, and the agent is notified', async () => {
    await talking();
    await shift.play({ restart: true });
    await shift.pass(3_000);
    expect(state()).toMatchObject({ state: 'offline', connection: 'open', notice: 'switchRestarted' });
    expect(state().history).toMatchObject([{ end: 'unknown', endedWhileDisconnected: true }]);
    expect(await done('hold')).toEqual({ ok: false, reason: 'notSignedIn' });
    await well('signIn');
    expect(state().history).toHaveLength(1);
  });
});

describe('a second login of the same agent', () => {
  test('a second login when it takes over: the first page says so and stays closed', async () => {
    await talking();
    const first = shift.line;
    const second = shift.elsewhere();
    const outcome = second.operate('initialise');
    await shift.pass(0);
    expect(await outcome).toEqual({ ok: true });
    expect(second.state()).toMatchObject({ state: 'talking', connection: 'open' });
    expect(first.state()).toMatchObject({ state: 'offline', connection: 'elsewhere' });
    const sockets = shift.connects;
    await shift.pass(120_000);
    expect(shift.connects).toBe(sockets);
    second.stop();
  });

  test('a second login when the first page reconnects: stays in place', async () => {
    await talking();
    const first = shift.line;
    shift.network(false);
    shift.isOnline = true;
    const second = shift.elsewhere();
    void second.operate('initialise');
    await shift.pass(60_000);
    expect(second.state().connection).toBe('open');
    expect(first.state()).toMatchObject({ state: 'offline', connection: 'elsewhere' });
    second.stop();
  });
});

describe('S03: states', () => {
  test.each(['twice', 'reorder', 'lose', 'cut'])('states when the fault is %s: the page ends true', async (kind) => {
    await shift.play({ faults: { events: [{ kind }] } });
    await well('initialise');
    void shift.line.operate('signIn');
    await shift.pass(21_000);
    await shift.play({ incoming: CUSTOMER });
    await shift.pass(21_000);
    expect(state().state).toBe('ringing');
    void shift.line.operate('answer');
    await shift.pass(21_000);
    expect(state().state).toBe('talking');
    await shift.play({ repeat: 'before' });
    expect(state().state).toBe('talking');
  });
});
