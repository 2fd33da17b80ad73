/**
 * The functions that declare the contract. Its schemas are TypeBox in the source, generated check functions in every build, dev
 * server and test, and plain types in the published declarations: no schema interpreter ever reaches a page, nor its types.
 */
import type { Static, TSchema } from 'typebox';
import type { HostEvent, HostMethod } from './core/types.ts';
import { type EventSpec, type MethodSpec, READ_MS } from './define.ts';
import type { BridgeErrorCode } from './errors.ts';

export { PERSON_MS } from './define.ts';

/** Marks a field as code: the generated row imports it, so that only pages with such a row load it. */
const imported = (name: string, from: string) => ({ kind: 'import', name, from });

/** The first version of the own apps that has a row. It decides for an app that makes no handshake. */
type Version = `${number}.${number}.${number}`;

/** A method's own errors. Errors of every method, and errors that follow from the row or the hosts, are not repeated. */
type OwnError = Extract<BridgeErrorCode, 'CANCELLED' | 'DENIED' | 'NEEDS_LOGIN'>;

interface SchemaSpec<P, R> extends Omit<MethodSpec, 'params' | 'result' | 'since'> {
  params: P;
  result: R;
  since: Version;
  /** Only for the documents and the native types; a page does not load it. */
  errors?: readonly OwnError[];
}

/** A method of the contract. Default deadline 5,000 ms: a read. */
export function method<const Name extends string, P extends TSchema, R extends TSchema>(
  name: Name,
  spec: SchemaSpec<P, R>,
): HostMethod<Name, Static<P>, Static<R>> {
  // The generated form has checks in the place of these schemas.
  const { journal, leaves, singleFlight } = spec;
  const wrap = journal || leaves ? 'journalled' : singleFlight && 'singly';
  const brought = wrap ? { wrap: imported(wrap, '../core/wrap.ts') } : {};
  return { kind: 'method', name, deadlineMs: READ_MS, ...spec, ...brought } as unknown as HostMethod<
    Name,
    Static<P>,
    Static<R>
  >;
}

/** An event of the contract. */
export function event<const Name extends string, P extends TSchema>(
  name: Name,
  spec: { payload: P; since: Version } & EventSpec,
): HostEvent<Name, Static<P>> {
  const hub = imported('eventHub', '../core/events.ts');
  return { kind: 'event', name, ...spec, hub } as unknown as HostEvent<Name, Static<P>>;
}
