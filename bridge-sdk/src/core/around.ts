/** What some calls do around being sent; brought along by their rows, so that a page without such a call carries none of it. */
import type { BridgeError } from '../errors.ts';
import { makeJournal } from './journal.ts';
import type { AnyCall, LinkContext } from './link.ts';

export type Around = <R>(
  context: LinkContext,
  method: AnyCall,
  params: unknown,
  run: () => Promise<R>,
) => Promise<unknown>;

/** A parameter's text; empty where it has none. */
const fieldOf = (params: unknown, field: string): string => {
  const value: unknown = Object(params)[field];
  return typeof value === 'string' ? value : '';
};

/** Calls in flight that others may join; by bridge. */
const flightsOf = new WeakMap<LinkContext, Map<string, Promise<unknown>>>();

/** A second identical call joins the first: `all` of them, or one per value of the named parameter. */
export const singly: Around = (context, { name, singleFlight = 'all' }, params, run) => {
  const key = `${name} ${fieldOf(params, singleFlight.slice(4))}`;
  const flights = flightsOf.get(context) || new Map<string, Promise<unknown>>();
  flightsOf.set(context, flights);
  const flying = flights.get(key);
  if (flying) return flying;
  const answer = run();
  const land = () => flights.delete(key);
  flights.set(key, answer);
  answer.then(land, land);
  return answer;
};

/** Written down before it is sent, and never sent twice. Where two tabs ask, one of them is sent. */
export const journalled: Around = (context, method, params, run) => {
  const { clock } = context;
  const { name, leaves } = method;
  const journal = makeJournal(context);
  const key = method.journal ? fieldOf(params, method.journal) : name;
  const busy = async () => {
    throw context.fail(method, 'BUSY', 'sent before and not yet settled', { mayHaveHappened: true });
  };
  const begin = async () => {
    // Read here and not before: another tab may have written since.
    if (!leaves && journal.has(name, key)) return busy();
    const startedAt = clock.Date.now();
    journal.write(name, key, startedAt);
    try {
      const result = await run();
      const outcome = fieldOf(result, 'outcome');
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
  const locked = () => (leaves ? begin() : alone(`sdhealth.bridge ${name} ${key}`, begin, busy));
  return singly(context, method, params, locked);
};

/**
 * One tab at a time: where the browser has locks, `run` begins only if no other tab holds this one, and holds it until it has
 * settled. Elsewhere the journal, read again just before, is what there is.
 */
function alone<R>(name: string, run: () => Promise<R>, busy: () => Promise<R>): Promise<R> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return run();
  return new Promise<R>((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        const ending = lock ? run() : busy();
        resolve(ending);
        return ending.then(
          () => {},
          () => {},
        );
      })
      // Refused to pages without an origin; then the callback has not run.
      .catch(() => resolve(run()));
  });
}
