/**
 * Declares the rows of the contract. Their schemas are TypeBox in the source, generated check functions in every build, dev server
 * and test, and plain types in the published declarations. So no page loads a schema interpreter or its types.
 */
import type { Static, TSchema } from 'typebox';
import type { HostEvent, HostMethod } from './core/types.ts';
import { type EventSpec, type MethodSpec, READ_MS } from './define.ts';
import type { BridgeErrorCode } from './errors.ts';

export { PERSON_MS } from './define.ts';

/** Marks a field as an import. The generated row imports the code, so that only pages with such a row load it. */
const importOf = (name: string, from: string) => ({ kind: 'import', name, from });

/** The first version of the own apps that has a row. Only an app without a handshake is judged by it. */
type Version = `${number}.${number}.${number}`;

/** The errors that a row lists, without errors that every method has or that follow from the row or the hosts. */
type ListedError = Extract<BridgeErrorCode, 'CANCELLED' | 'DENIED' | 'NEEDS_LOGIN'>;

interface SchemaSpec<P, R> extends Omit<MethodSpec, 'params' | 'result' | 'since'> {
  params: P;
  result: R;
  since: Version;
  /** The method's own errors, for documents and native types only. A page does not load them. */
  errors?: readonly ListedError[];
}

/** Declares a method of the contract. The default deadline is 5,000 ms, for a read. */
export function method<const Name extends string, P extends TSchema, R extends TSchema>(
  name: Name,
  spec: SchemaSpec<P, R>,
): HostMethod<Name, Static<P>, Static<R>> {
  // The generated row has checks instead of these schemas.
  const { journal, leaves, singleFlight } = spec;
  const wrap = journal || leaves ? 'journalled' : singleFlight && 'singly';
  const wrapField = wrap ? { wrap: importOf(wrap, '../core/wrap.ts') } : {};
  return { kind: 'method', name, deadlineMs: READ_MS, ...spec, ...wrapField } as unknown as HostMethod<
    Name,
    Static<P>,
    Static<R>
  >;
}

/** Declares an event of the contract. */
export function event<const Name extends string, P extends TSchema>(
  name: Name,
  spec: { payload: P; since: Version } & EventSpec,
): HostEvent<Name, Static<P>> {
  const hub = importOf('eventHub', '../core/events.ts');
  return { kind: 'event', name, ...spec, hub } as unknown as HostEvent<Name, Static<P>>;
}
