/** `@sdhealth/bridge-generator/contract`: the words of a contract. TypeBox's `Type` is here too, so that it is there once. */
import type { TSchema } from 'typebox';

export { Type } from 'typebox';
export { Address, IsoDate, Nothing, OneOf, OpenEnum, Secret, Text } from '../../src/contract/shapes.ts';

/** The deadline in milliseconds where a person decides: ten minutes. */
export const PERSON_MS = 600_000;
const READ_MS = 5_000;

/** The settings of a method, beside its name. */
export interface MethodWords<Params extends TSchema, Result extends TSchema> {
  /** The params, an object. */
  readonly params: Params;
  /** The result, an object. */
  readonly result: Result;
  /** The method's own errors, for the documents: what a person or the phone refuses. */
  readonly errors?: readonly ('CANCELLED' | 'DENIED' | 'NEEDS_LOGIN')[];
  /** The first version of the app that has the method; it is read only where the app makes no handshake. */
  readonly since?: `${number}.${number}.${number}`;
  /** The version of the method, default 1. A change that an older side would misread raises it. */
  readonly version?: number;
  /** Milliseconds from being sent until it must have finished; default 5,000. */
  readonly deadlineMs?: number;
  /** Lets a second call join the first while that is open: any (`all`), or one with the same value of a param (`per:id`). */
  readonly singleFlight?: 'all' | `per:${string}`;
  /** The param under whose value the call is written down before it is sent: it is never sent twice while its end is unknown. */
  readonly journal?: string;
  /** The call may leave the page. */
  readonly leaves?: boolean;
  /** The words of the documents; a doc comment above the row is the same. */
  readonly description?: string;
  /** The same in Chinese. */
  readonly 'x-zh'?: string;
}

/** Declares a method that a page asks of its app; `name` is the one on the wire, like `shop.openLocker`. */
export const method = <Params extends TSchema, Result extends TSchema>(
  name: string,
  words: MethodWords<Params, Result>,
) => ({ kind: 'method', name, deadlineMs: READ_MS, ...words }) as const;

/** The settings of an event, beside its name. */
export interface EventWords<Payload extends TSchema> {
  /** The payload, an object. */
  readonly payload: Payload;
  /** The app waits for the page: a listener that returns true, or a promise of it, has handled the event. */
  readonly answered?: boolean;
  /** The first version of the app that sends it, for people. */
  readonly since?: `${number}.${number}.${number}`;
  /** The words of the documents; a doc comment above the row is the same. */
  readonly description?: string;
  /** The same in Chinese. */
  readonly 'x-zh'?: string;
}

/** Declares an event that an app tells its page. */
export const event = <Payload extends TSchema>(name: string, words: EventWords<Payload>) =>
  ({ kind: 'event', name, ...words }) as const;
