/** Tests the rules of the connection. The rule numbers are those in `machine.ts`. */
import { describe, expect, test } from 'vitest';
import { type Effect, isPolling, type Link, type LinkEvent, newLink, nextTickAt, step } from './machine.ts';

const MINUTE = 60_000;

/** Runs a machine with a fake clock from one timer to the next. */
class Run {
  now = 0;
  link: Link;
  readonly did: { at: number; effect: Effect }[] = [];
  /** Answers each effect with an event of the simulated world. */
  answer: (effect: Effect) => LinkEvent | undefined = () => undefined;

  constructor(isHidden = false) {
    this.link = newLink(0, isHidden);
  }
  dispatch(event: LinkEvent): this {
    const [link, effects] = step(this.link, event, { now: this.now, random: 0.5 });
    this.link = link;
    for (const effect of effects) {
      this.did.push({ at: this.now, effect });
      const answered = this.answer(effect);
      if (answered) this.dispatch('socket' in answered ? { ...answered, socket: this.link.socket } : answered);
    }
    return this;
  }
  pass(ms: number): this {
    const end = this.now + ms;
    for (;;) {
      const due = nextTickAt(this.link);
      if (due === undefined || due > end) break;
      this.now = Math.max(this.now, due);
      this.dispatch({ type: 'tick' });
    }
    this.now = end;
    return this;
  }
  /** Lets time pass without any timer, as in a frozen page. */
  freeze(ms: number): this {
    this.now += ms;
    return this;
  }
  times(effect: Effect): number[] {
    return this.did.flatMap((item) => (item.effect === effect ? [item.at] : []));
  }
}

const eventOf = (type: 'welcome' | 'heard' | 'lost'): LinkEvent => ({ type, socket: 0 });
/** Simulates a world in which every socket opens and every heartbeat is answered. */
const withWorkingServer = (run: Run): Run => {
  run.answer = (effect) =>
    effect === 'connect' ? eventOf('welcome') : effect === 'beat' ? eventOf('heard') : undefined;
  return run;
};
const openConnection = () => withWorkingServer(new Run()).dispatch({ type: 'start' });
const loseSocket = (run: Run) => run.dispatch({ type: 'lost', socket: run.link.socket });

describe('the connection', () => {
  test('a connection when no greeting arrives (rule 1): closed after ten seconds', () => {
    const run = new Run().dispatch({ type: 'start' }).pass(9_999);
    expect(run.link.phase).toBe('connecting');
    run.pass(1);
    expect(run.link.phase).toBe('waiting');
    expect(run.times('drop')).toEqual([10_000]);
  });

  test('a connection when two heartbeats stay unanswered (rule 2): closed 10 s later (S02)', () => {
    expect(openConnection().pass(121_000).times('beat')).toEqual([40_000, 80_000, 120_000]);
    const run = openConnection();
    run.answer = () => undefined;
    run.pass(89_999);
    expect(run.link.phase).toBe('open');
    run.pass(1);
    expect(run.link.phase).toBe('waiting');
    expect(run.times('beat')).toEqual([40_000, 80_000]);
  });

  test('a connection when a message is not answered (rule 2): sends a heartbeat and closes 10 s later', () => {
    const run = openConnection();
    run.answer = () => undefined;
    run.pass(5_000).dispatch({ type: 'doubt' }).pass(9_000).dispatch({ type: 'doubt' });
    expect(run.times('beat')).toEqual([5_000]);
    run.pass(1_000);
    expect(run.link.phase).toBe('waiting');
  });

  test('a connection when any frame arrives (rule 2): stays open', () => {
    const run = openConnection();
    run.answer = () => undefined;
    run.pass(50_000).dispatch({ type: 'heard', socket: run.link.socket }).pass(60_000);
    expect(run.link.phase).toBe('open');
  });

  test('a connection when sockets fail (rule 3): its backoff doubles from 1 s to 30 s, reset after 30 s open', () => {
    const run = new Run();
    run.answer = (effect) => (effect === 'connect' ? eventOf('lost') : undefined);
    run.dispatch({ type: 'start' }).pass(2 * MINUTE);
    const connects = run.times('connect');
    const pauses = connects.slice(1).map((time, index) => time - (connects[index] ?? 0));
    // With the random number 0.5 each backoff is three quarters of its maximum.
    expect(pauses.slice(0, 7)).toEqual([750, 1_500, 3_000, 6_000, 12_000, 22_500, 22_500]);
    withWorkingServer(run).pass(MINUTE);
    expect(loseSocket(run).link.retryAt - run.now).toBe(750);
    const short = openConnection().pass(29_000);
    loseSocket(loseSocket(short.pass(0)).pass(MINUTE));
    expect(short.link.failures).toBe(1);
  });

  test.each([0, 1])('the backoff when the random number is %i (rule 3): between half and whole', (random) => {
    const [link] = step(openConnection().link, { type: 'lost', socket: 1 }, { now: 0, random });
    expect(link.retryAt).toBe(random === 0 ? 500 : 1_000);
  });

  test.each(['network', 'shown'] as const)('the backoff when the page gets the event %s (rule 4): ends', (type) => {
    const run = loseSocket(openConnection());
    run.dispatch({ type });
    expect(run.link.phase).toBe('open');
    expect(run.times('connect')).toEqual([0, 0]);
  });

  test('a connection when the network keeps returning (rule 5): opens at most 20 sockets in 10 minutes (S01)', () => {
    const run = new Run();
    run.answer = (effect) => (effect === 'connect' ? eventOf('lost') : undefined);
    run.dispatch({ type: 'start' });
    for (let second = 0; second < 600; second++) run.dispatch({ type: 'network' }).pass(999).freeze(1);
    expect(run.times('connect')).toHaveLength(20);
    run.pass(MINUTE);
    expect(run.times('connect').length).toBeGreaterThan(20);
  });

  test('a connection when the page is hidden and idle (rule 6): opens a socket only when it is shown', () => {
    const run = openConnection().dispatch({ type: 'hidden' });
    loseSocket(run).pass(30 * MINUTE);
    expect(run.link.phase).toBe('resting');
    expect(run.times('connect')).toEqual([0]);
    run.dispatch({ type: 'shown' }).dispatch({ type: 'network' });
    expect(run.times('connect')).toHaveLength(2);
  });

  test('a connection when the page is hidden with unsent messages (rule 6): continues', () => {
    const run = openConnection().dispatch({ type: 'hidden' }).dispatch({ type: 'busy', isBusy: true });
    loseSocket(run).pass(MINUTE);
    expect(run.link.phase).toBe('open');
  });

  test('a connection when its socket was frozen for long (rule 6): replaces the socket', () => {
    const frozen = openConnection()
      .dispatch({ type: 'hidden' })
      .freeze(30 * MINUTE);
    frozen.dispatch({ type: 'shown' });
    expect(frozen.did.map(({ effect }) => effect)).toEqual(['connect', 'drop', 'connect']);
    expect(frozen.link.phase).toBe('open');
    const short = openConnection().dispatch({ type: 'hidden' }).freeze(20_000);
    short.answer = () => undefined;
    short.dispatch({ type: 'shown' });
    expect(short.times('beat')).toEqual([20_000]);
    short.pass(10_000);
    expect(short.link.phase).toBe('waiting');
  });

  test('a connection when three sockets have failed (rule 7): polls every 15 s until one opens (S04)', () => {
    const run = new Run();
    run.dispatch({ type: 'start' }).pass(MINUTE);
    expect(run.times('poll').length).toBeGreaterThan(1);
    expect(run.times('poll')[0]).toBeGreaterThan(30_000);
    const previous = run.did.length;
    run.pass(MINUTE);
    const polls = run.did.slice(previous).filter(({ effect }) => effect === 'poll');
    expect(polls).toHaveLength(4);
    withWorkingServer(run).pass(2 * MINUTE);
    expect(isPolling(run.link)).toBe(false);
  });

  test.each([20003, 20203, 20205])('a connection when code %i arrives (rule 8): refreshes the session once', (code) => {
    const run = new Run().dispatch({ type: 'start' });
    const no = (): LinkEvent => ({ type: 'no', socket: run.link.socket, code });
    run.dispatch(no());
    expect(run.times('renew')).toEqual([0]);
    run.dispatch({ type: 'renewed', ok: true }).dispatch(no());
    expect(run.link.phase).toBe('refused');
    run.dispatch({ type: 'shown' }).dispatch({ type: 'network' }).pass(MINUTE);
    expect(run.times('connect')).toHaveLength(2);
  });

  test('a connection when the session ends again later (rule 8): refreshes it again', () => {
    const run = new Run().dispatch({ type: 'start' });
    const no = (): LinkEvent => ({ type: 'no', socket: run.link.socket, code: 20205 });
    run.dispatch(no()).dispatch({ type: 'renewed', ok: true });
    run.dispatch({ type: 'welcome', socket: run.link.socket }).pass(MINUTE);
    run.dispatch(no());
    expect(run.link.phase).toBe('renewing');
  });

  test.each([
    [40400, 'refused'],
    [40941, 'refused'],
    [50000, 'waiting'],
  ])('a connection when code %i arrives (rule 8): has the phase %s', (code, phase) => {
    const run = new Run().dispatch({ type: 'start' }).dispatch({ type: 'no', socket: 1, code });
    expect(run.link.phase).toBe(phase);
  });

  test('a connection when an earlier socket sends an event (rule 9): ignores it', () => {
    const run = loseSocket(openConnection());
    const { link } = run;
    for (const type of ['welcome', 'heard', 'lost'] as const) run.dispatch({ type, socket: 1 });
    expect(run.link).toBe(link);
  });

  test('a connection when it is stopped: opens no more sockets', () => {
    const run = openConnection().dispatch({ type: 'stop' });
    run.dispatch({ type: 'shown' }).dispatch({ type: 'network' }).pass(MINUTE);
    expect(run.did.map(({ effect }) => effect)).toEqual(['connect', 'drop']);
    expect(nextTickAt(run.link)).toBeUndefined();
  });
});
