/** Exports the functions that declare a contract, as `@sdhealth/bridge-generator/contract`. It includes TypeBox's `Type` to share one copy. */
import type { TSchema } from 'typebox';

export { Type } from 'typebox';
export { Address, IsoDate, Nothing, OneOf, OpenEnum, Secret, Text } from '../../src/contract/shapes.ts';

/** Gives the deadline for a method that waits for a person: ten minutes, in milliseconds. */
export const PERSON_MS = 600_000;
const READ_MS = 5_000;

/** Lists the settings of a method beside its name. */
export interface MethodWords<Params extends TSchema, Result extends TSchema> {
  /** Gives the schema of the params, an object. */
  readonly params: Params;
  /** Gives the schema of the result, an object. */
  readonly result: Result;
  /** Lists the method's own errors for the docs: refusals by a person or the phone. */
  readonly errors?: readonly ('CANCELLED' | 'DENIED' | 'NEEDS_LOGIN')[];
  /** Gives the first version of the app that has the method. It is read only if the app makes no handshake. */
  readonly since?: `${number}.${number}.${number}`;
  /** Gives the version of the method, default 1. Raise it for a change that an older page or app would misread. */
  readonly version?: number;
  /** Limits the time from the request to the result, in milliseconds. Default 5,000. */
  readonly deadlineMs?: number;
  /** Lets a second call join an open call: any (`all`), or one with the same value of a param (`per:id`). */
  readonly singleFlight?: 'all' | `per:${string}`;
  /** Names the param that identifies the call in a journal. A journalled call is never sent twice while its outcome is unknown. */
  readonly journal?: string;
  /** True for a method that may leave the page. */
  readonly leaves?: boolean;
  /** Gives the text for the docs, like a doc comment above the row. */
  readonly description?: string;
  /** Gives the text for the docs in Chinese. */
  readonly 'x-zh'?: string;
}

/** Declares a method that a page calls in its app. `name` is the method's name on the wire, like `shop.openLocker`. */
export const method = <Params extends TSchema, Result extends TSchema>(
  name: string,
  words: MethodWords<Params, Result>,
) => ({ kind: 'method', name, deadlineMs: READ_MS, ...words }) as const;

/** Lists the settings of an event beside its name. */
export interface EventWords<Payload extends TSchema> {
  /** Gives the schema of the payload, an object. */
  readonly payload: Payload;
  /** True when the app waits for the page. A listener that returns true, or a promise of true, has handled the event. */
  readonly answered?: boolean;
  /** Gives the first version of the app that sends the event, for readers. */
  readonly since?: `${number}.${number}.${number}`;
  /** Gives the text for the docs, like a doc comment above the row. */
  readonly description?: string;
  /** Gives the text for the docs in Chinese. */
  readonly 'x-zh'?: string;
}

/** Declares an event that an app sends to its page. */
export const event = <Payload extends TSchema>(name: string, words: EventWords<Payload>) =>
  ({ kind: 'event', name, ...words }) as const;
