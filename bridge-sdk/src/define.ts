/** Declares methods and events: plain data with a check for each payload. */
import { eventHub } from './core/events.ts';
import type { CheckOf, HostEvent, HostMethod, SingleFlight } from './core/types.ts';
import { journalled, singly } from './core/wrap.ts';

/**
 * The deadline of a call that a person decides: ten minutes, in milliseconds.
 * @internal
 */
export const PERSON_MS = 600_000;
/**
 * The deadline of a plain read in milliseconds.
 * @internal
 */
export const READ_MS = 5_000;

/** Describes a method: its two checks and its optional settings. */
export interface MethodSpec<Params = unknown, Result = unknown> {
  /** Checks the params. A wrong value or a thrown error rejects the call with BAD_PARAMS. */
  params: CheckOf<Params>;
  /** Checks the result. A wrong value or a thrown error rejects the call with BAD_REPLY. */
  result: CheckOf<Result>;
  /** The first version of the own apps that has the method. Only an app without a handshake is judged by it. */
  since?: string;
  /** The version of the method, default 1. */
  version?: number;
  /** Milliseconds from sending the call until it times out. Default 5,000. Use 600,000 if a person decides. */
  deadlineMs?: number;
  /** Lets a second call join an open one. Default: both are sent. */
  singleFlight?: SingleFlight;
  /** The parameter whose value is the key of the call in the journal. A call with an unknown end is not sent again. */
  journal?: string;
  /** Marks a call that may leave the page. `pending()` lists it until it is settled. */
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

/** The optional settings of an event. */
export interface EventSpec {
  /** The first version of the own apps that sends it. For documentation only. */
  since?: string;
  /** Marks an event whose host waits for a reply. A listener's `true` means handled. Default: no reply. */
  answered?: boolean;
  /** Dispatches every event. Default: throttled to the last event of each 50 ms. */
  each?: boolean;
  /** JSON pointers of values that a recorder must not keep, below `params`. */
  secrets?: readonly string[];
}

/** Declares an event of your own: `hostEvent<'name', Payload>('name', { payload })`. A check by `schemaCheck` knows the type. */
export const hostEvent = <Name extends string, Payload>(
  name: Name,
  spec: { payload: CheckOf<Payload> } & EventSpec,
): HostEvent<Name, Payload> => ({ kind: 'event', name, hub: eventHub, ...spec });
