/** Declares the rows of a socket's frames, beside those of the endpoints. A row is plain data too. */
import type { Static, TSchema } from 'typebox';
import type { Check } from './endpoint.ts';

/** A payload from a server's socket. `kind` names it in the message. */
export interface Frame<Data = unknown> {
  readonly kind: 'frame';
  readonly name: string;
  readonly data: Check;
  /** Carries the type only. Never present at run time. */
  readonly types?: () => Data;
}

/** Declares a payload. `data` is a schema in the source, and a generated check function at run time. */
export function frame<D extends TSchema>(name: string, data: D): Frame<Static<D>>;
export function frame(name: string, data: unknown): unknown {
  return { kind: 'frame', name, data };
}
