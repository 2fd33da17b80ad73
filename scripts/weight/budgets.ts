import type { HostName } from '../../bridge-sdk/src/core/types.ts';

/** Bytes after gzip. `goal` is the aim, `most` the limit that fails the run; where they differ the goal is not met yet. */
export interface Budget {
  readonly goal: number;
  readonly most: number;
}

export const BUDGETS = {
  'bare import': { goal: 0, most: 0 },
  // Both sides read the protocol's version and a method's own, and what real encoders send: 400 B. An error names method, host and
  // expectation, and its cause: 270 B. A second bridge tells the first, which comes back; options are checked: 400 B.
  // It comes back with time for a handshake, and is told only where the second has a channel; origins as the browser writes them: 200 B.
  'native host, one call': { goal: 1800, most: 5215 },
  // The part of that which every host has: 450 B. `supports()` knows what a call's params and the page's options decide, which the
  // adapters found out before (they are lighter by up to 270 B): 350 B. Options are checked: 310 B.
  'six hosts, one call, loaded at once': { goal: 3500, most: 6015 },
  'each further checked method': { goal: 150, most: 150 },
  // Both versions are exported: a page that tells what it runs on shows them. Two slashes in a path are judged as the apps' guards do: 80 B.
  'whole package': { goal: 10_000, most: 19_380 },
  // One file gzips better than many. It has all hosts, their drivers, and every call and event.
  'whole package as one classic script': { goal: 10_000, most: 16_245 },
} as const satisfies Record<string, Budget>;

const GOAL = 1500;

export interface HostBudget {
  /** The file of its adapter, which is its own chunk. */
  readonly adapter: string;
  /** Everything that opening the host loads beyond the first load; chunks that hosts share count for each. */
  readonly opened: Budget;
  /**
   * The same, and the driver of the vendor's library, loaded beside that library by the first call that needs it. The goal is the
   * adapter's own: a page that makes such a call pays for both.
   */
  readonly driven?: Budget;
}

// Reading a handshake that may be of another protocol, or a list, and the version in a request: 240 B. Two bridges of one page: 240 B.
// Paths go to the provider's own old apps alone: 30 B. A bridge that comes back has time; one with a
// channel of its own leaves foreign answers to the one before, and is told of one without: 100 B.
const app: HostBudget = { adapter: 'sdhealth-app', opened: { goal: GOAL, most: 2295 } };

/** The hosts that share an adapter, or do not reach the goal yet. */
const BY_HOST: Readonly<Partial<Record<HostName, HostBudget>>> = {
  'ios-app': app,
  'android-app': app,
  wecom: { adapter: 'wecom', opened: { goal: GOAL, most: 1915 }, driven: { goal: GOAL, most: 2945 } },
  'mini-program': { adapter: 'mini-program', opened: { goal: GOAL, most: 1955 }, driven: { goal: GOAL, most: 3960 } },
  wechat: { adapter: 'wechat', opened: { goal: GOAL, most: 2175 }, driven: { goal: GOAL, most: 3890 } },
  browser: { adapter: 'browser', opened: { goal: GOAL, most: 1810 } },
};

/** The budget of a host; one without a row has an adapter of its own name, which must reach the goal. */
export const hostBudget = (name: HostName): HostBudget =>
  BY_HOST[name] ?? { adapter: name, opened: { goal: GOAL, most: GOAL } };

/**
 * The budgets of a first visit of the app's split build, each file gzipped by itself: what was measured and 5 % more. The goal of the
 * first load is 145 kB; 77 kB of it are the libraries as they are released, react-dom alone 58.
 *
 * - `first load` counts all that any page waits for before it is drawn: the page with its policy, programs and table of files, the
 *   scripts that it names, and the words of every page in the heavier language.
 * - `first visit of the entry page` counts in addition all that the entry page waits for or asks for beside it.
 * - `first round trip` is what a connection brings before it waits for an answer, ten packets: in it is all of the entry page that a
 *   Chinese reader is shown before the program has come.
 *
 * What is loaded by a tap, or by a fault, is in none of them.
 */
export const VISIT_BUDGETS = {
  'first load': 152_000,
  'first visit of the entry page': 176_000,
  'first round trip': 15_300,
} as const;

/** The single file with every screen, gzipped. `first` is all of it that a Chinese reader is shown before the program has come. */
export const SINGLE_FILE = { most: 560_000, first: 21_000 } as const;

/** The program that shows a PDF in the page, and its worker: loaded with the first report. Each file gzipped by itself; measured: 528 kB. */
export const PDF_BUDGET = 540_000;
