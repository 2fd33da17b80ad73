/** Declares calls and events: plain data with a check for each payload. */
import { eventHub } from './core/events.ts';
import type { Call, Check, Event, SingleFlight } from './core/types.ts';
import { journalled, singly } from './core/wrap.ts';

/** The deadline in milliseconds where a person decides: ten minutes. */
export const PERSON_MS = 600_000;
export const READ_MS = 5_000;

/** The two checks of a call, and its settings if it is not a plain read. */
export interface CallSpec {
  params: Check;
  result: Check;
  since?: string;
  version?: number;
  deadlineMs?: number;
  singleFlight?: SingleFlight;
  journal?: string;
  leaves?: boolean;
  secrets?: readonly string[];
}

/** Makes a check that throws fail instead: it must break neither the page's call nor a message of the host. */
const safe =
  (check: Check): Check =>
  (value, origins) => {
    try {
      return check(value, origins);
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
