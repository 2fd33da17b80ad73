/** What a row of the contract is: plain data with a check for each payload. */

import { type EventHub, eventHub } from './core/events.ts';
import { journalled, singly, type Wrap } from './core/wrap.ts';

/** Looks at an unknown value: `undefined` if it is good, else the JSON pointer of the first thing wrong (`''` is the root). */
export type Check = (value: unknown) => string | undefined;

/** How a second call is treated while the first is still open: shared by all, or one per value of the named parameter. */
export type SingleFlight = 'all' | `per:${string}`;

/** One thing a page can ask of its host. `Name` is the wire's method name. */
export interface Call<Name extends string = string, Params = never, Result = unknown> {
  readonly kind: 'call';
  readonly name: Name;
  readonly params: Check;
  readonly result: Check;
  /** The own apps' first version that has it, `2.4.0`. Without it only a handshake can name the call. */
  readonly since?: string;
  /** Milliseconds from being sent until it must have finished; default 5,000 (a read). A person deciding gets 600,000. */
  readonly deadlineMs: number;
  /** A second identical call joins the first. Default: calls are independent; journalled ones join per journalled value. */
  readonly singleFlight?: SingleFlight;
  /** Written down under this parameter's value before it is sent, and named by `pending()` until its end is known. */
  readonly journal?: string;
  /** May leave the page (a login by address): named by `pending()` while it is open or `redirected`; asked again, it begins anew. */
  readonly leaves?: boolean;
  /** JSON pointers of what must not be recorded, below `params` and `result`; `*` stands for any index or key. */
  readonly secrets?: readonly string[];
  /** Wraps being sent (single flight, journal); brought along by the row. */
  readonly wrap?: Wrap;
  /** Carries the types only; never present at run time. */
  readonly types?: (params: Params) => Result;
}

/** One thing a host tells a page by itself. */
export interface Event<Name extends string = string, Payload = unknown> {
  readonly kind: 'event';
  readonly name: Name;
  readonly payload: Check;
  /** The own apps' first version that tells it. */
  readonly since?: string;
  /** The host waits for the page's word: `{ handled: boolean }`. */
  readonly answered?: boolean;
  /** Each one counts: never coalesced. Default: of many in a short time only the last is told. */
  readonly each?: boolean;
  /** As a call's, below `params`. */
  readonly secrets?: readonly string[];
  /** What tells listeners; brought along by the row. */
  readonly hub: EventHub;
  /** Carries the type only; never present at run time. */
  readonly types?: Payload;
}

export type ParamsOf<C> = C extends Call<string, infer P, unknown> ? P : never;
export type ResultOf<C> = C extends Call<string, never, infer R> ? R : never;
export type PayloadOf<E> = E extends Event<string, infer P> ? P : never;

/** A person decides: ten minutes, in milliseconds. */
export const PERSON_MS = 600_000;
export const READ_MS = 5_000;

/** What `call` is told: the two checks, and how the call is treated where that differs from a plain read. */
export interface CallSpec {
  params: Check;
  result: Check;
  since?: string;
  deadlineMs?: number;
  singleFlight?: SingleFlight;
  journal?: string;
  leaves?: boolean;
  secrets?: readonly string[];
}

/** A check that throws has found something wrong: it must break neither the page's call nor what the host says. */
const safe =
  (check: Check): Check =>
  (value) => {
    try {
      return check(value);
    } catch {
      return '';
    }
  };

/** Declares a method of your own; the types are given explicitly: `call<'name', Params, Result>('name', { params, result })`. */
export const call = <Name extends string, Params, Result>(name: Name, spec: CallSpec): Call<Name, Params, Result> => ({
  kind: 'call',
  name,
  deadlineMs: READ_MS,
  ...(spec.journal || spec.leaves ? { wrap: journalled } : spec.singleFlight ? { wrap: singly } : {}),
  ...spec,
  params: safe(spec.params),
  result: safe(spec.result),
});

export interface EventSpec {
  since?: string;
  answered?: boolean;
  each?: boolean;
  secrets?: readonly string[];
}

/** Declares an event of your own: `event<'name', Payload>('name', { payload })`. */
export const event = <Name extends string, Payload>(
  name: Name,
  spec: { payload: Check } & EventSpec,
): Event<Name, Payload> => ({ kind: 'event', name, hub: eventHub, ...spec, payload: safe(spec.payload) });
