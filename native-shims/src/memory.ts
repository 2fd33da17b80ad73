import type { Fault } from './faults.ts';
import type { UserAnswer, UserAnswers } from './user.ts';

/** The state that a host keeps while its pages come and go. */
export interface HostState {
  /** Own apps: the session's token; empty or absent while nobody is logged in. */
  token?: string;
  /** The user's answer to every question; default `accept`. */
  user?: UserAnswer;
  /** The user's answers in some matters, over `user`. */
  answers?: UserAnswers;
  /** Faults set while it ran, by method. */
  faults?: Readonly<Record<string, Fault>>;
  /** True after the fault `kill` has struck, until that is ended: a page that is loaded meanwhile finds no host. */
  killed?: boolean;
  /** Methods with a handler that is kept outside of the page. */
  methods?: readonly string[];
}

/**
 * A host outlives its page. Where a shim lives in the page, its memory must be kept outside of it (the test runner, the
 * lab's own window), never in the page's storage, which belongs to the app.
 */
export interface HostMemory {
  /** Returns the whole state. */
  load(): HostState | Promise<HostState>;
  /** Keeps the members that are given; the others stay. */
  save(change: HostState): void;
}

/** For one page load, as in a unit test. */
export function shortMemory(first: HostState = {}): HostMemory {
  let state = first;
  return {
    load: () => state,
    save(change) {
      state = { ...state, ...change };
    },
  };
}
