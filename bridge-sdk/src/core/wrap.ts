/**
 * Wraps the calls of some methods. The contract rows of these methods import this code, so that a page without such a method does not load
 * it.
 */
import type { BridgeError } from '../errors.ts';
import type { CallOptions } from './data-types.ts';
import { makeJournal } from './journal.ts';
import { withTimeout } from './timeout.ts';
import type { ChannelContext, Wrap } from './types.ts';

/** Returns a key for a parameter's value. Different values, also lists and objects, have different keys. */
const keyOf = (params: unknown, field: string): string => {
  const value: unknown = Object(params)[field];
  // Mutant lives: The empty text is used only for a missing value, for which any fixed text would do. A test covers the check of the type.
  return typeof value === 'string' ? value : JSON.stringify(value) || '';
};

/** A call in flight, with the number of callers that wait for it. */
interface Flight {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  callers: number;
}

/** The open calls by bridge, then by method and key. */
const flightsOf = new WeakMap<ChannelContext, Map<string, Flight>>();

/**
 * Joins a call to an open one of the same method. `singleFlight` selects any open call (`all`), or one with the same value of the named
 * parameter. Each caller can abort by its signal. The host receives a cancel when the last caller has aborted.
 */
export const singly: Wrap = (context, method, params, options, run) => {
  // Mutant lives: `all` and the mutant's text both have fewer than four characters, so `slice(4)` returns an empty text for both.
  const { name, journal, singleFlight = journal ? `per:${journal}` : 'all' } = method;
  const { signal } = options;
  const aborted = (mayHaveHappened: boolean) => context.fail(method, 'ABORTED', '', { mayHaveHappened });
  if (signal && signal.aborted) return Promise.reject(aborted(false));
  const key = `${name} ${keyOf(params, singleFlight.slice(4))}`;
  const flights = flightsOf.get(context) || new Map<string, Flight>();
  flightsOf.set(context, flights);
  let flight = flights.get(key);
  // Another flight of the same key may have started in the meantime.
  const removeFlight = () => flights.get(key) === flight && flights.delete(key);
  if (!flight) {
    const controller = new AbortController();
    flight = { answer: run({ ...options, signal: controller.signal }), controller, callers: 0 };
    flights.set(key, flight);
    flight.answer.then(removeFlight, removeFlight);
  }
  const { answer, controller } = flight;
  flight.callers++;
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      if (--flight.callers) return reject(aborted(true));
      // Remove the flight synchronously: a call in the same tick must not join an aborted flight.
      removeFlight();
      controller.abort();
    };
    const stopListening = () => signal.removeEventListener('abort', onAbort);
    signal.addEventListener('abort', onAbort);
    answer.then(resolve, reject).then(stopListening);
  });
};

/**
 * Journals a call before it is sent. Refuses to send it again while its end is unknown, unless it is a call that leaves the page. If
 * two tabs make the call, one of them sends it.
 */
export const journalled: Wrap = (context, method, params, callOptions, run) => {
  const {
    clock,
    options: { journalKey = '' },
  } = context;
  const { name, leaves } = method;
  const journal = makeJournal(context);
  const key = method.journal ? keyOf(params, method.journal) : name;
  const deny = async () => {
    throw context.fail(method, 'BUSY', 'not settled', { mayHaveHappened: true });
  };
  const send = async (options: CallOptions) => {
    // Read the journal only now, because another tab may have written in the meantime.
    if (!leaves && journal.has(name, key)) return deny();
    const startedAt = clock.Date.now();
    journal.write(name, key, startedAt);
    try {
      const result = await run(options);
      const { outcome } = Object(result);
      if (leaves && outcome !== 'redirected') journal.end(name, key);
      else journal.write(name, key, startedAt, outcome);
      return result;
    } catch (error) {
      const { code, mayHaveHappened } = error as BridgeError;
      if (mayHaveHappened && !leaves) journal.write(name, key, startedAt, code);
      else journal.end(name, key);
      throw error;
    }
  };
  const runLocked = (options: CallOptions) =>
    leaves
      ? send(options)
      : withLock(context, `sdhealth.bridge${journalKey} ${name} ${key}`, () => send(options), deny);
  return singly(context, method, params, callOptions, runLocked);
};

/** The timeout for the browser's answer to a lock request, in milliseconds. */
const LOCK_MS = 3_000;

/**
 * Calls `run` while no other tab holds the lock, and holds the lock until `run` has settled. Calls `deny` if another tab holds it.
 * Without locks, or without an answer of the browser, it still calls `run`. Then only the journal, read just before, protects.
 */
function withLock<R>(context: ChannelContext, name: string, run: () => Promise<R>, deny: () => Promise<R>): Promise<R> {
  let outcome: Promise<R> | undefined;
  let resolveDecision = () => {};
  const decision = new Promise<void>((resolve) => {
    resolveDecision = resolve;
  });
  try {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        // The lock came after the timeout. The call already runs without it.
        if (outcome) return;
        outcome = lock ? run() : deny();
        resolveDecision();
        return outcome.then(
          () => {},
          () => {},
        );
      })
      // A page without an origin gets no lock, and the callback was not called.
      .catch(resolveDecision);
  } catch {
    // The browser has no locks, or throws. Run without one.
    return outcome || run();
  }
  const runUnlessRunning = () => {
    outcome = outcome || run();
    return outcome;
  };
  return withTimeout(context, LOCK_MS, decision).then(runUnlessRunning, runUnlessRunning);
}
