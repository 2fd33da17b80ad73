/**
 * The words the contract is written in. Its schemas are TypeBox in the source, generated check functions in every build, dev
 * server and test, and plain types in the published declarations: no schema interpreter ever reaches a page, nor its types.
 */
import type { Static, TSchema } from 'typebox';
import { type Call, type CallSpec, type Event, READ_MS } from './define.ts';

export { PERSON_MS } from './define.ts';

type SchemaSpec<P, R> = Omit<CallSpec, 'params' | 'result'> & { params: P; result: R };

/** A call of the contract. Default deadline 5,000 ms: a read. */
export function call<const Name extends string, P extends TSchema, R extends TSchema>(
  name: Name,
  spec: SchemaSpec<P, R>,
): Call<Name, Static<P>, Static<R>> {
  // The schemas are checks by the time anything runs them.
  return { kind: 'call', name, deadlineMs: READ_MS, ...spec } as unknown as Call<Name, Static<P>, Static<R>>;
}

/** An event of the contract. */
export function event<const Name extends string, P extends TSchema>(
  name: Name,
  spec: { payload: P; answered?: boolean },
): Event<Name, Static<P>> {
  return { kind: 'event', name, ...spec } as unknown as Event<Name, Static<P>>;
}
