/**
 * The words the contract is written in. A row is plain data; its schemas are TypeBox in the source and generated check
 * functions in every build, dev server and test, so that no schema interpreter ever reaches a page.
 */
import type { Static, TSchema } from 'typebox';

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
  /** Milliseconds from being sent until it must have finished; default 5,000 (a read). A person deciding gets 600,000. */
  readonly deadlineMs: number;
  /** A second identical call joins the first. Default: calls are independent. */
  readonly singleFlight?: SingleFlight;
  /** Written down under this parameter's value before it is sent, and named by `pending()` until its end is known. */
  readonly journal?: string;
  /** Carries the types only; never present at run time. */
  readonly types?: (params: Params) => Result;
}

/** One thing a host tells a page by itself. */
export interface Event<Name extends string = string, Payload = unknown> {
  readonly kind: 'event';
  readonly name: Name;
  readonly payload: Check;
  /** The host waits for the page's word: `{ handled: boolean }`. */
  readonly answered?: boolean;
  /** Carries the type only; never present at run time. */
  readonly types?: Payload;
}

export type ParamsOf<C> = C extends Call<string, infer P, unknown> ? P : never;
export type ResultOf<C> = C extends Call<string, never, infer R> ? R : never;
export type PayloadOf<E> = E extends Event<string, infer P> ? P : never;

type Shape = TSchema | Check;
type Value<S> = S extends TSchema ? Static<S> : unknown;
type CallSpec<P, R> = {
  params: P;
  result: R;
  deadlineMs?: number;
  singleFlight?: SingleFlight;
  journal?: string;
};

/** A person decides: ten minutes, in milliseconds. */
export const PERSON_MS = 600_000;
const READ_MS = 5_000;

/**
 * Declares a method. `params` and `result` are TypeBox schemas where the check generator runs (this package, the app), or
 * check functions of your own: then give the types explicitly, `call<'name', Params, Result>(...)`.
 */
export function call<const Name extends string, P extends Shape, R extends Shape>(
  name: Name,
  spec: CallSpec<P, R>,
): Call<Name, Value<P>, Value<R>>;
export function call<Name extends string, Params, Result>(
  name: Name,
  spec: CallSpec<Check, Check>,
): Call<Name, Params, Result>;
export function call(name: string, spec: CallSpec<Shape, Shape>): unknown {
  return { kind: 'call', name, deadlineMs: READ_MS, ...spec };
}

/** Declares an event; `payload` as in `call`. */
export function event<const Name extends string, P extends Shape>(
  name: Name,
  spec: { payload: P; answered?: boolean },
): Event<Name, Value<P>> {
  return { kind: 'event', name, ...spec } as unknown as Event<Name, Value<P>>;
}
