/** Tests the rules of the connection by their numbers in `machine.ts`. */
import { describe, expect, test } from 'vitest';
import { dueAt, type Effect, isAsking, type Link, type LinkEvent, newLink, step } from './machine.ts';

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
  tell(event: LinkEvent): this {
    const [link, effects] = step(this.link, event, { now: this.now, random: 0.5 });
    this.link = link;
    for (const effect of effects) {
      this.did.push({ at: this.now, effect });
      const answered = this.answer(effect);
      if (answered) this.tell('socket' in answered ? { ...answered, socket: this.link.socket } : answered);
    }
    return this;
  }
  pass(ms: number): this {
    const end = this.now + ms;
    for (;;) {
      const due = dueAt(this.link);
      if (due === undefined || due > end) break;
      this.now = Math.max(this.now, due);
      this.tell({ type: 'tick' });
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
const well = (run: Run): Run => {
  run.answer = (effect) =>
    effect === 'connect' ? eventOf('welcome') : effect === 'beat' ? eventOf('heard') : undefined;
  return run;
};
const opened = () => well(new Run()).tell({ type: 'start' });
const lose = (run: Run) => run.tell({ type: 'lost', socket: run.link.socket });

describe('the connection', () => {
  test('a connection when no greeting comes, rule 1: given up after ten seconds', () => {
    const run = new Run().tell({ type: 'start' }).pass(9_999);
    expect(run.link.phase).toBe('connecting');
    run.pass(1);
    expect(run.link.phase).toBe('waiting');
    expect(run.times('drop')).toEqual([10_000]);
  });

  test('a connection when two heartbeats stay unanswered, rule 2: given up 10 s later, a beat every 40 s (S02)', () => {
    expect(opened().pass(121_000).times('beat')).toEqual([40_000, 80_000, 120_000]);
    const run = opened();
    run.answer = () => undefined;
    run.pass(89_999);
    expect(run.link.phase).toBe('open');
    run.pass(1);
    expect(run.link.phase).toBe('waiting');
    expect(run.times('beat')).toEqual([40_000, 80_000]);
  });

  test('a connection when a message is not answered, rule 2: one heartbeat, given up ten seconds later', () => {
    const run = opened();
    run.answer = () => undefined;
    run.pass(5_000).tell({ type: 'doubt' }).pass(9_000).tell({ type: 'doubt' });
    expect(run.times('beat')).toEqual([5_000]);
    run.pass(1_000);
    expect(run.link.phase).toBe('waiting');
  });

  test('a connection when any frame comes, rule 2: a sign of life', () => {
    const run = opened();
    run.answer = () => undefined;
    run.pass(50_000).tell({ type: 'heard', socket: run.link.socket }).pass(60_000);
    expect(run.link.phase).toBe('open');
  });

  test('a connection when sockets fail, rule 3: backoff doubles from 1 s to 30 s, reset after 30 s open', () => {
    const run = new Run();
    run.answer = (effect) => (effect === 'connect' ? eventOf('lost') : undefined);
    run.tell({ type: 'start' }).pass(2 * MINUTE);
    const connects = run.times('connect');
    const pauses = connects.slice(1).map((time, index) => time - (connects[index] ?? 0));
    // With the random number 0.5 each backoff is three quarters of its maximum.
    expect(pauses.slice(0, 7)).toEqual([750, 1_500, 3_000, 6_000, 12_000, 22_500, 22_500]);
    well(run).pass(MINUTE);
    expect(lose(run).link.retryAt - run.now).toBe(750);
    const short = opened().pass(29_000);
    lose(lose(short.pass(0)).pass(MINUTE));
    expect(short.link.failures).toBe(1);
  });

  test.each([0, 1])('when the random number is %i, rule 3: the backoff is between half and whole', (random) => {
    const [link] = step(opened().link, { type: 'lost', socket: 1 }, { now: 0, random });
    expect(link.retryAt).toBe(random === 0 ? 500 : 1_000);
  });

  test.each(['network', 'shown'] as const)('when the page gets the event %s, rule 4: the backoff ends', (type) => {
    const run = lose(opened());
    run.tell({ type });
    expect(run.link.phase).toBe('open');
    expect(run.times('connect')).toEqual([0, 0]);
  });

  test('a connection when the network keeps returning, rule 5: at most 20 sockets in 10 minutes (S01)', () => {
    const run = new Run();
    run.answer = (effect) => (effect === 'connect' ? eventOf('lost') : undefined);
    run.tell({ type: 'start' });
    for (let second = 0; second < 600; second++) run.tell({ type: 'network' }).pass(999).freeze(1);
    expect(run.times('connect')).toHaveLength(20);
    run.pass(MINUTE);
    expect(run.times('connect').length).toBeGreaterThan(20);
  });

  test('a connection when the page is hidden and idle, rule 6: no socket, and one when it is shown', () => {
    const run = opened().tell({ type: 'hidden' });
    lose(run).pass(30 * MINUTE);
    expect(run.link.phase).toBe('resting');
    expect(run.times('connect')).toEqual([0]);
    run.tell({ type: 'shown' }).tell({ type: 'network' });
    expect(run.times('connect')).toHaveLength(2);
  });

  test('a connection when the page is hidden with unsent messages, rule 6: goes on', () => {
    const run = opened().tell({ type: 'hidden' }).tell({ type: 'busy', isBusy: true });
    lose(run).pass(MINUTE);
    expect(run.link.phase).toBe('open');
  });

  test('a connection when a socket was frozen for long, rule 6: replaced, else a heartbeat', () => {
    const frozen = opened()
      .tell({ type: 'hidden' })
      .freeze(30 * MINUTE);
    frozen.tell({ type: 'shown' });
    expect(frozen.did.map(({ effect }) => effect)).toEqual(['connect', 'drop', 'connect']);
    expect(frozen.link.phase).toBe('open');
    const short = opened().tell({ type: 'hidden' }).freeze(20_000);
    short.answer = () => undefined;
    short.tell({ type: 'shown' });
    expect(short.times('beat')).toEqual([20_000]);
    short.pass(10_000);
    expect(short.link.phase).toBe('waiting');
  });

  test('a connection when three sockets failed, rule 7: polls every 15 s until one opens (S04)', () => {
    const run = new Run();
    run.tell({ type: 'start' }).pass(MINUTE);
    expect(run.times('look').length).toBeGreaterThan(1);
    expect(run.times('look')[0]).toBeGreaterThan(30_000);
    const previous = run.did.length;
    run.pass(MINUTE);
    const looks = run.did.slice(previous).filter(({ effect }) => effect === 'look');
    expect(looks).toHaveLength(4);
    well(run).pass(2 * MINUTE);
    expect(isAsking(run.link)).toBe(false);
  });

  test.each([20003, 20203, 20205])('when code %i comes, rule 8: the session is renewed once', (code) => {
    const run = new Run().tell({ type: 'start' });
    const no = (): LinkEvent => ({ type: 'no', socket: run.link.socket, code });
    run.tell(no());
    expect(run.times('renew')).toEqual([0]);
    run.tell({ type: 'renewed', ok: true }).tell(no());
    expect(run.link.phase).toBe('refused');
    run.tell({ type: 'shown' }).tell({ type: 'network' }).pass(MINUTE);
    expect(run.times('connect')).toHaveLength(2);
  });

  test('a connection when the session ends again hours later, rule 8: renewed again', () => {
    const run = new Run().tell({ type: 'start' });
    const no = (): LinkEvent => ({ type: 'no', socket: run.link.socket, code: 20205 });
    run.tell(no()).tell({ type: 'renewed', ok: true });
    run.tell({ type: 'welcome', socket: run.link.socket }).pass(MINUTE);
    run.tell(no());
    expect(run.link.phase).toBe('renewing');
  });

  test.each([
    [40400, 'refused'],
    [40941, 'refused'],
    [50000, 'waiting'],
  ])('a connection when code %i comes, rule 8: the phase is %s', (code, phase) => {
    const run = new Run().tell({ type: 'start' }).tell({ type: 'no', socket: 1, code });
    expect(run.link.phase).toBe(phase);
  });

  test('a connection when an earlier socket sends an event, rule 9: ignored', () => {
    const run = lose(opened());
    const { link } = run;
    for (const type of ['welcome', 'heard', 'lost'] as const) run.tell({ type, socket: 1 });
    expect(run.link).toBe(link);
  });

  test('a connection when it is stopped: opens no socket any more', () => {
    const run = opened().tell({ type: 'stop' });
    run.tell({ type: 'shown' }).tell({ type: 'network' }).pass(MINUTE);
    expect(run.did.map(({ effect }) => effect)).toEqual(['connect', 'drop']);
    expect(dueAt(run.link)).toBeUndefined();
  });
});
