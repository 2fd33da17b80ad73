import type { Fault } from './faults.ts';
import type { UserAnswer, UserAnswers } from './user.ts';

/** The state of a host that survives page loads. */
export interface HostState {
  /** Own apps: the session's token. Empty or absent without a login. */
  token?: string;
  /** The user's general answer. Default `accept`. */
  user?: UserAnswer;
  /** The user's answers in single matters, which override `user`. */
  answers?: UserAnswers;
  /** The faults that were set in the running host, by method. */
  faults?: Readonly<Record<string, Fault>>;
  /** True from the fault `kill` until it is removed. A page that is loaded meanwhile finds no host. */
  killed?: boolean;
  /** The methods with a handler outside the page. */
  methods?: readonly string[];
}

/**
 * Stores the state of a host outside the page, because a host outlives its page. Never use the page's storage, which belongs to the app.
 * The test runner or the lab's own window can keep it.
 */
export interface HostMemory {
  /** Returns the whole state. */
  load(): HostState | Promise<HostState>;
  /** Stores the members of `change`. Other members stay. */
  save(change: HostState): void;
}

/** Creates a memory for one page load, as in a unit test. */
export function shortMemory(initial: HostState = {}): HostMemory {
  let state = initial;
  return {
    load: () => state,
    save(change) {
      state = { ...state, ...change };
    },
  };
}
