/** Holds the rows of `fixtures/vectors/bundle/start.json`: which bundle an app starts after a series of events. */
import type { Event, State } from './start.ts';

export interface StartVector {
  readonly name: string;
  readonly kept: State;
  readonly happenings: readonly Event[];
  /** Lists the expected stored fields and the build that runs. Absent fields are not compared. */
  readonly expected: Partial<State> & { readonly running: number | null };
}

const KEPT: State = {
  embedded: 50,
  confirmed: 100,
  pending: null,
  trying: false,
  strikes: 0,
  failed: [],
  highest: 100,
};
const PENDING: State = { ...KEPT, pending: 110, highest: 110 };
const START: Event = { what: 'start' };
const passed = (ms: number, visible = true): Event => ({ what: 'passed', ms, visible });
const gone = (time: number): Event => ({ what: 'gone', at: time });
const FAILED = { confirmed: 100, pending: null, trying: false, strikes: 0, failed: [110], running: 100 } as const;
const STRUCK = { confirmed: 100, pending: 110, trying: true, strikes: 1, failed: [], running: 110 } as const;

type Row = readonly [name: string, kept: State, happenings: readonly Event[], expected: StartVector['expected']];

const ROWS: readonly Row[] = [
  ['a new app starts its embedded bundle', { ...KEPT, confirmed: null, highest: 50 }, [START], { running: 50 }],
  ['the last build that started well is started', KEPT, [START], { running: 100, trying: false }],
  ['a pending build is started on trial', PENDING, [START], { running: 110, trying: true, confirmed: 100 }],
  [
    'a page on trial reports ready: its build is confirmed',
    PENDING,
    [START, { what: 'ready' }],
    { running: 110, confirmed: 110, pending: null, trying: false, failed: [] },
  ],
  [
    'an update that is accepted while the app runs waits for the next start',
    KEPT,
    [START, { what: 'taken', build: 110 }],
    { running: 100, pending: 110, highest: 110 },
  ],
  [
    'no update is accepted while a build is on trial',
    PENDING,
    [START, { what: 'taken', build: 120 }],
    { running: 110, pending: 110 },
  ],
  [
    'a pending build that is withdrawn is not started',
    PENDING,
    [{ what: 'withdrawn' }, START],
    { running: 100, confirmed: 100, pending: null, failed: [], highest: 110 },
  ],
  [
    'a build that is withdrawn while it is on trial stays',
    PENDING,
    [START, { what: 'withdrawn' }, { what: 'ready' }],
    { running: 110, confirmed: 110, pending: null, trying: false },
  ],
  [
    'a build that is withdrawn after its first trial has ended early is not tried again',
    { ...PENDING, strikes: 1 },
    [{ what: 'withdrawn' }, START],
    { running: 100, pending: null, strikes: 0, failed: [] },
  ],
  ['L01: the page reports that it cannot start', PENDING, [START, { what: 'fatal' }], FAILED],
  ['L01: the page is visible for 10 s and reports nothing', PENDING, [START, passed(9_000), passed(1_000)], FAILED],
  [
    'L01: the time limit pauses while the page is hidden',
    PENDING,
    [START, passed(9_000), passed(60_000, false)],
    { running: 110, trying: true, failed: [] },
  ],
  [
    'L01: the time limit continues when the page is visible again',
    PENDING,
    [START, passed(9_000), passed(60_000, false), passed(1_000)],
    FAILED,
  ],
  ['L01: the time limit restarts with the second try', PENDING, [START, passed(9_000), START, passed(9_000)], STRUCK],
  ['L01: a confirmed page has no time limit', KEPT, [START, passed(60_000)], { running: 100, failed: [] }],
  [
    'L01: a confirmed page that reports a fatal error is not rolled back',
    KEPT,
    [START, { what: 'fatal' }],
    { running: 100, failed: [] },
  ],
  ['L03: the app ends while a build is on trial: the build is tried once more', PENDING, [START, START], STRUCK],
  ['L03: the app ends twice while a build is on trial', PENDING, [START, START, START], FAILED],
  [
    'L03: the page reports ready in the second try',
    PENDING,
    [START, START, { what: 'ready' }],
    { running: 110, confirmed: 110, pending: null, trying: false, strikes: 0, failed: [] },
  ],
  [
    'L03: the build after a failed build has two tries of its own',
    PENDING,
    [START, START, START, { what: 'taken', build: 120 }, START, START],
    { running: 120, pending: 120, trying: true, strikes: 1, failed: [110] },
  ],
  ['L05, L06: the renderer dies on trial: the build is tried once more', PENDING, [START, gone(0)], STRUCK],
  ['L05, L06: the renderer dies twice on trial', PENDING, [START, gone(0), gone(90_000)], FAILED],
  ['L05, L06: app and renderer end on trial', PENDING, [START, START, gone(0)], FAILED],
  ['L05, L06: the renderer of a confirmed page dies: it is reloaded', KEPT, [START, gone(0)], { running: 100 }],
  [
    'L05, L06: the renderer dies three times in a minute: it is reloaded',
    KEPT,
    [START, gone(0), gone(20_000), gone(40_000)],
    { running: 100 },
  ],
  [
    'L05, L06: the renderer dies four times in a minute: the app shows a page of its own',
    KEPT,
    [START, gone(0), gone(10_000), gone(20_000), gone(30_000)],
    { running: null },
  ],
  [
    'L05, L06: renderer deaths of more than a minute ago do not count',
    KEPT,
    [START, gone(0), gone(1_000), gone(2_000), gone(90_000)],
    { running: 100 },
  ],
  [
    'O01: files of the confirmed build are damaged: the embedded build starts',
    KEPT,
    [{ what: 'start', damaged: [100] }],
    { running: 50, confirmed: null },
  ],
  [
    'O01: files of the pending build are damaged: the build is dropped and not counted as failed',
    PENDING,
    [{ what: 'start', damaged: [110] }],
    { running: 100, confirmed: 100, pending: null, trying: false, failed: [], highest: 110 },
  ],
  [
    'O01: files of the pending build are damaged: the build can be accepted again',
    PENDING,
    [{ what: 'start', damaged: [110] }, { what: 'taken', build: 110 }, START],
    { running: 110, pending: 110, trying: true, strikes: 0, failed: [], highest: 110 },
  ],
  [
    'O02: a signed manifest rolls back',
    KEPT,
    [{ what: 'rolledBack', from: 110, to: 90 }, START],
    { running: 90, confirmed: 90, failed: [100], highest: 110 },
  ],
  [
    'O02: a signed manifest rolls back past the embedded build',
    { ...KEPT, embedded: 95 },
    [{ what: 'rolledBack', from: 110, to: 90 }, START],
    { running: 90 },
  ],
  ['O06: an incomplete download is ignored', KEPT, [START, START], { running: 100, pending: null, failed: [] }],
  [
    'O06: power is lost after the download',
    KEPT,
    [START, { what: 'taken', build: 110 }, START],
    { running: 110, trying: true, confirmed: 100 },
  ],
  [
    'O06: power is lost after ready',
    PENDING,
    [START, { what: 'ready' }, START],
    { running: 110, confirmed: 110, failed: [] },
  ],
  ['O07: a build that failed is not tried again', PENDING, [START, { what: 'fatal' }, START, START], FAILED],
  ['an updated app starts its own newer bundle', { ...KEPT, embedded: 120 }, [START], { running: 120 }],
  [
    'an updated app drops an older pending build',
    { ...PENDING, embedded: 120 },
    [START],
    { running: 120, pending: null, failed: [] },
  ],
];

export const START_VECTORS: readonly StartVector[] = ROWS.map(([name, kept, happenings, expected]) => ({
  name,
  kept,
  happenings,
  expected,
}));
