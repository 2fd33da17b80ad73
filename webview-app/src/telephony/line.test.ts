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

async function operate(operation: Operation, target?: string): Promise<Outcome> {
  const outcome = shift.line.operate(operation, target);
  await shift.advance(0);
  return outcome;
}
async function operateAll(...operations: (Operation | [Operation, string])[]): Promise<void> {
  for (const item of operations) {
    const [operation, target] = typeof item === 'string' ? [item, undefined] : item;
    expect([operation, await operate(operation, target)]).toEqual([operation, { ok: true }]);
  }
}

beforeEach(async () => {
  shift = await new Shift().start();
});
afterEach(() => {
  shift.line.stop();
});

async function startCall(): Promise<void> {
  await operateAll('initialise', 'signIn');
  await shift.control({ incoming: CUSTOMER });
  await operateAll('answer');
}

describe('a shift', () => {
  test('a shift when it has calls in all states: has a history with masked numbers', async () => {
    await operateAll('initialise');
    expect(state()).toMatchObject({ state: 'offline', connection: 'open', agentNo: '8001' });
    await operateAll('signIn');
    expect(state().state).toBe('ready');
    await shift.control({ incoming: CUSTOMER, wrapUpMs: 20_000 });
    expect(state()).toMatchObject({ state: 'ringing', call: { direction: 'incoming', number: MASKED } });
    await operateAll('answer', 'hold');
    expect(state().state).toBe('held');
    await operateAll('retrieve');
    await shift.control({ hangsUp: true });
    expect(state().state).toBe('wrapUp');
    await shift.advance(20_000);
    expect(state().state).toBe('ready');

    await operateAll(['makeCall', '+86 139-1234-5678']);
    expect(state()).toMatchObject({ state: 'ringing', call: { direction: 'outgoing' } });
    expect(await operate('answer')).toEqual({ ok: false, reason: 'callIsOutgoing' });
    await shift.control({ answers: true });
    await operateAll(['conference', '8002']);
    expect(state().call?.invitation).toEqual({ kind: 'conference', number: '8002' });
    await shift.control({ colleague: 'answers' });
    expect(state()).toMatchObject({ state: 'conferencing', call: { third: '8002' } });
    await operateAll('hangUp', 'signIn');
    expect(state().state).toBe('ready');

    await shift.control({ incoming: '13700000000' });
    await operateAll('answer', ['transfer', '8003']);
    expect(state().state).toBe('held');
    await shift.control({ colleague: 'refuses' });
    expect(state()).toMatchObject({ state: 'talking', notice: 'transferRefused' });
    await operateAll(['transfer', '8003']);
    await shift.control({ colleague: 'answers' });
    await operateAll('signOut');
    expect(state()).toMatchObject({ state: 'offline', connection: 'open' });
    expect(state().history.map(({ end, number }) => [end, number])).toEqual([
      ['transferred', '137****0000'],
      ['agent', expect.stringMatching(/^\+86\*+5678$/)],
      ['customer', MASKED],
    ]);
    expect(JSON.stringify(shift.displayedStates)).not.toContain('12345678');
  });

  test('the times of a shift when the switch’s clock differs: by the page’s clock', async () => {
    await startCall();
    const answeredAt = state().call?.answeredAt ?? 0;
    expect(Math.abs(answeredAt - shift.clock.now())).toBeLessThan(5);
    await shift.advance(60_000);
    await shift.reload();
    expect(state()).toMatchObject({ state: 'talking', call: { number: MASKED } });
    expect(Math.abs((state().call?.answeredAt ?? 0) - answeredAt)).toBeLessThan(5);
  });

  test('a shift when the agent has signed out: not resumed by a reload', async () => {
    await operateAll('initialise', 'signIn', 'signOut');
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
    await shift.advance(60_000);
    expect([shift.connectionCount, state().pending]).toEqual([0, undefined]);
    answer(false);
    expect(await outcome).toEqual({ ok: false, reason: 'notInitialised' });
    expect(shift.connectionCount).toBe(0);
  });

  test('an operation when the agent has left the page: not sent', async () => {
    await operateAll('initialise', 'signIn');
    const previous = await shift.switchState();
    shift.isSamePersonSignedIn = false;
    expect(await operate(operation, CUSTOMER)).toEqual({ ok: false, reason: 'notInitialised' });
    expect(await shift.switchState()).toEqual(previous);
  });
});

describe('an operation', () => {
  test('an operation when the agent has confirmed the account: sent', async () => {
    shift.accountConfirmed = async () => {
      shift.accountConfirmed = () => true;
      return true;
    };
    await operateAll('initialise', 'signIn');
  });

  test('an operation when it is tapped twice: sent once with one answer for both taps', async () => {
    await operateAll('initialise', 'signIn');
    const taps = [shift.line.operate('makeCall', CUSTOMER), shift.line.operate('makeCall', CUSTOMER)];
    const other = shift.line.operate('signOut');
    await shift.advance(0);
    expect(await Promise.all(taps)).toEqual([{ ok: true }, { ok: true }]);
    expect(await other).toEqual({ ok: false, reason: 'operationPending' });
    expect((await shift.switchState()).calls).toHaveLength(1);
  });

  test.each([
    ['12', 'badNumber'],
    ['call me', 'badNumber'],
    ['13900000000', 'lineBusy'],
    ['13900009999', 'unknownNumber'],
  ])('a call when the number is %s: refused with %s', async (number, reason) => {
    await operateAll('initialise', 'signIn');
    expect(await operate('makeCall', number)).toEqual({ ok: false, reason });
    expect(state()).toMatchObject({ state: 'ready', lastRefusal: { operation: 'makeCall', reason } });
  });

  test('an operation when its acknowledgement is lost: done once', async () => {
    await shift.control({ faults: { media: [{ kind: 'unheard' }] } });
    await operateAll('initialise', 'signIn');
    const outcome = shift.line.operate('makeCall', CUSTOMER);
    await shift.advance(3_000);
    expect(await outcome).toEqual({ ok: true });
    expect((await shift.switchState()).calls).toHaveLength(1);
    expect(shift.connectionCount).toBe(3);
  });

  test('an operation when a slow switch receives it too late: not done', async () => {
    await operateAll('initialise', 'signIn');
    await shift.control({ slowMs: ANSWER_MS + 500 });
    const outcome = shift.line.operate('makeCall', CUSTOMER);
    await shift.advance(ANSWER_MS);
    expect(await outcome).toEqual({ ok: false, reason: 'noAnswer' });
    await shift.advance(10_000);
    expect(await shift.switchState()).toMatchObject({ calls: [], agent: { status: 'in' } });
    expect(state().state).toBe('ready');
  });

  test('an operation when its socket is lost: refused', async () => {
    await startCall();
    await shift.control({ faults: { media: [{ kind: 'refuse', times: 9 }] } });
    await shift.control({ cut: 'media' });
    expect(state()).toMatchObject({ state: 'talking', connection: 'mediaLost' });
    expect(await operate('hold')).toEqual({ ok: false, reason: 'connectionLost' });
    await shift.control({ faults: { media: [] } });
    await shift.advance(31_000);
    expect(state().connection).toBe('open');
    await operateAll('hold');
  });
});

describe('after a lost socket', () => {
  test.each(['events', 'media'] as const)(
    'the page when the %s socket is lost: the agent stays signed in and the other socket stays open',
    async (socket) => {
      await startCall();
      const sockets = shift.connectionCount;
      await shift.control({ cut: socket });
      await shift.advance(1_000);
      expect(state()).toMatchObject({ state: 'talking', connection: 'open' });
      expect(shift.connectionCount).toBe(sockets + 1);
      await operateAll('hold');
      // A heartbeat of each socket is answered.
      await shift.advance(60_000);
      expect(shift.connectionCount).toBe(sockets + 1);
    },
  );

  test('a call when it ended while the page was disconnected: shown only in the history', async () => {
    await startCall();
    shift.setOnline(false);
    await shift.advance(100);
    expect(state()).toMatchObject({ state: 'talking', connection: 'lost' });
    await shift.control({ hangsUp: true });
    shift.setOnline(true);
    await shift.advance(1_000);
    expect(state()).toMatchObject({ state: 'wrapUp', connection: 'open', notice: 'callEndedWhileDisconnected' });
    expect(state().call).toBeUndefined();
    expect(state().history).toMatchObject([{ end: 'customer', endedWhileDisconnected: true }]);
  });

  test('a call when it arrived while the page was disconnected: shown', async () => {
    await operateAll('initialise', 'signIn');
    shift.setOnline(false);
    await shift.control({ incoming: CUSTOMER });
    expect(state().state).toBe('ready');
    shift.setOnline(true);
    await shift.advance(1_000);
    expect(state()).toMatchObject({ state: 'ringing', call: { number: MASKED } });
  });

  test('earlier calls when the switch has restarted: hidden, and the agent is notified', async () => {
    await startCall();
    await shift.control({ restart: true });
    await shift.advance(3_000);
    expect(state()).toMatchObject({ state: 'offline', connection: 'open', notice: 'switchRestarted' });
    expect(state().history).toMatchObject([{ end: 'unknown', endedWhileDisconnected: true }]);
    expect(await operate('hold')).toEqual({ ok: false, reason: 'notSignedIn' });
    await operateAll('signIn');
    expect(state().history).toHaveLength(1);
  });
});

describe('a second login of the same agent', () => {
  test('a second login when it takes over: the first page shows this and stays closed', async () => {
    await startCall();
    const first = shift.line;
    const second = shift.openSecondPage();
    const outcome = second.operate('initialise');
    await shift.advance(0);
    expect(await outcome).toEqual({ ok: true });
    expect(second.state()).toMatchObject({ state: 'talking', connection: 'open' });
    expect(first.state()).toMatchObject({ state: 'offline', connection: 'elsewhere' });
    const sockets = shift.connectionCount;
    await shift.advance(120_000);
    expect(shift.connectionCount).toBe(sockets);
    second.stop();
  });

  test('a second login when the first page reconnects: stays connected', async () => {
    await startCall();
    const first = shift.line;
    shift.setOnline(false);
    shift.isOnline = true;
    const second = shift.openSecondPage();
    void second.operate('initialise');
    await shift.advance(60_000);
    expect(second.state().connection).toBe('open');
    expect(first.state()).toMatchObject({ state: 'offline', connection: 'elsewhere' });
    second.stop();
  });
});

describe('S03: states', () => {
  test.each(['twice', 'reorder', 'lose', 'cut'])(
    'the page’s state when the fault is %s: equal to the switch’s',
    async (kind) => {
      await shift.control({ faults: { events: [{ kind }] } });
      await operateAll('initialise');
      void shift.line.operate('signIn');
      await shift.advance(21_000);
      await shift.control({ incoming: CUSTOMER });
      await shift.advance(21_000);
      expect(state().state).toBe('ringing');
      void shift.line.operate('answer');
      await shift.advance(21_000);
      expect(state().state).toBe('talking');
      await shift.control({ repeat: 'before' });
      expect(state().state).toBe('talking');
    },
  );
});
