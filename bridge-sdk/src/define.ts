/** Declares methods and events: plain data with a check for each payload. */
import { eventHub } from './core/events.ts';
import type { CheckOf, HostEvent, HostMethod, SingleFlight } from './core/types.ts';
import { journalled, singly } from './core/wrap.ts';

/**
 * The deadline in milliseconds where a person decides: ten minutes.
 * @internal
 */
export const PERSON_MS = 600_000;
/**
 * The deadline of a plain read in milliseconds.
 * @internal
 */
export const READ_MS = 5_000;

/** The two checks of a method, and its settings if it is not a plain read. */
export interface MethodSpec<Params = unknown, Result = unknown> {
  /** Checks the params; what it finds rejects the call with BAD_PARAMS. A check that throws refuses the whole. */
  params: CheckOf<Params>;
  /** Checks the result; what it finds rejects the call with BAD_REPLY. */
  result: CheckOf<Result>;
  /** The first version of the own apps that has the method; it is read only where an app makes no handshake, and in no other host. */
  since?: string;
  /** The version of the method, default 1. */
  version?: number;
  /** Milliseconds from being sent until it must have finished; default 5,000. 600,000 suits a person who decides. */
  deadlineMs?: number;
  /** Lets a second call join the first while that is open; default: both are sent. */
  singleFlight?: SingleFlight;
  /** The parameter whose value the call is journalled under before it is sent: it is never sent twice while its end is unknown. */
  journal?: string;
  /** The call may leave the page: `pending()` lists it until it is settled. */
  leaves?: boolean;
  /** JSON pointers of values that a recorder must not keep, below `params` and `result`; `*` stands for any index or key. */
  secrets?: readonly string[];
}

/**
 * Declares a method of your own. The types come from checks made by `schemaCheck`, or are given explicitly:
 * `hostMethod<'name', Params, Result>('name', { params, result })`.
 */
export const hostMethod = <Name extends string, Params, Result>(
  name: Name,
  spec: MethodSpec<Params, Result>,
): HostMethod<Name, Params, Result> => ({
  kind: 'method',
  name,
  deadlineMs: READ_MS,
  ...(spec.journal || spec.leaves ? { wrap: journalled } : spec.singleFlight ? { wrap: singly } : {}),
  ...spec,
});

/** The settings of an event, if it is not a plain piece of news. */
export interface EventSpec {
  /** The first version of the own apps that sends it, for people: nothing reads it. */
  since?: string;
  /** The host waits for the page's reply: a listener's `true` means handled. Default: nothing is answered. */
  answered?: boolean;
  /** Every event is dispatched. Default: of many within 50 ms only the last is. */
  each?: boolean;
  /** JSON pointers of values that a recorder must not keep, below `params`. */
  secrets?: readonly string[];
}

/** Declares an event of your own: `hostEvent<'name', Payload>('name', { payload })`, or with a check made by `schemaCheck`, which knows the type. */
export const hostEvent = <Name extends string, Payload>(
  name: Name,
  spec: { payload: CheckOf<Payload> } & EventSpec,
): HostEvent<Name, Payload> => ({ kind: 'event', name, hub: eventHub, ...spec });
