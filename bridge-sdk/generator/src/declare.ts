/** Exports the functions to declare a contract, and TypeBox's `Type`, so that only one copy is installed. */
import type { TSchema } from 'typebox';

export { Type } from 'typebox';
export { Address, IsoDate, Nothing, OneOf, OpenEnum, Secret, Text } from '../../src/contract/shapes.ts';

/** Sets the deadline of methods that wait for a person: ten minutes (milliseconds). */
export const PERSON_MS = 600_000;
const READ_MS = 5_000;

/** Lists the settings of a method besides its name. */
export interface MethodWords<Params extends TSchema, Result extends TSchema> {
  /** The params, an object. */
  readonly params: Params;
  /** The result, an object. */
  readonly result: Result;
  /** The method's own errors, for the documents: refusals by a person or the phone. */
  readonly errors?: readonly ('CANCELLED' | 'DENIED' | 'NEEDS_LOGIN')[];
  /** The first app version with this method. It is read only from apps without a handshake. */
  readonly since?: `${number}.${number}.${number}`;
  /** The version of the method, default 1. Raise it for a change that an older side would misread. */
  readonly version?: number;
  /** The deadline from sending to the end in milliseconds. Default 5,000. */
  readonly deadlineMs?: number;
  /** Joins a second call to the first while it is open. `all` joins any call, `per:id` a call with the same `id`. */
  readonly singleFlight?: 'all' | `per:${string}`;
  /** The param under whose value the call is stored before sending. It is never sent twice while its end is unknown. */
  readonly journal?: string;
  /** True if the call may leave the page. */
  readonly leaves?: boolean;
  /** The text in the documents, instead of a doc comment above the row. */
  readonly description?: string;
  /** The Chinese text in the documents. */
  readonly 'x-zh'?: string;
}

/** Declares a method that a page calls in its app. `name` is the wire name, like `shop.openLocker`. */
export const method = <Params extends TSchema, Result extends TSchema>(
  name: string,
  words: MethodWords<Params, Result>,
) => ({ kind: 'method', name, deadlineMs: READ_MS, ...words }) as const;

/** Lists the settings of an event besides its name. */
export interface EventWords<Payload extends TSchema> {
  /** The payload, an object. */
  readonly payload: Payload;
  /** True if the app waits for the page. A listener handles the event by returning true, or a promise of it. */
  readonly answered?: boolean;
  /** The first app version that sends the event, for the documents. */
  readonly since?: `${number}.${number}.${number}`;
  /** The text in the documents, instead of a doc comment above the row. */
  readonly description?: string;
  /** The Chinese text in the documents. */
  readonly 'x-zh'?: string;
}

/** Declares an event that an app tells its page. */
export const event = <Payload extends TSchema>(name: string, words: EventWords<Payload>) =>
  ({ kind: 'event', name, ...words }) as const;
