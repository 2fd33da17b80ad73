/** Declares the rows of a contract for every generator: by capability, in the source's order, with doc comments. */
import type { BridgeErrorCode } from '../../../src/errors.ts';
import type { Doc } from './docs.ts';
import type { ObjectNode } from './node.ts';

/** Holds a schema in TypeBox's form. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Describes a row with both texts of its doc comment. */
interface RowBase extends Doc {
  /** The name on the wire. */
  readonly name: string;
  /** The name in code: of the export, the native function and the models. It is the wire name in the standard contract. */
  readonly id: string;
}

export interface MethodRow extends RowBase {
  readonly kind: 'method';
  /** The first version of own apps with this method. */
  readonly since: string;
  /** The method's own errors, in addition to those of every method. */
  readonly errors: readonly BridgeErrorCode[];
  readonly params: ObjectNode;
  readonly result: ObjectNode;
  /** The payloads as JSON Schema, from which checks are generated. */
  readonly schemas: { readonly params: JsonSchema; readonly result: JsonSchema };
  /** The method's version, usually 1. */
  readonly version: number;
  /** Milliseconds. */
  readonly deadlineMs: number;
  readonly singleFlight?: string;
  readonly journal?: string;
  /** True if the method may leave the page. `pending()` lists it until it ends. */
  readonly leaves?: boolean;
}

export interface EventRow extends RowBase {
  readonly kind: 'event';
  /** The first version of own apps that sends this event. */
  readonly since: string;
  readonly payload: ObjectNode;
  /** The payload as JSON Schema, from which a check is generated. */
  readonly schemas: { readonly payload: JsonSchema };
  readonly answered: boolean;
}

export interface Capability {
  readonly name: string;
  /** The source file, for errors. */
  readonly file: string;
  readonly methods: readonly MethodRow[];
  readonly events: readonly EventRow[];
}

/** Holds a whole contract. */
export interface Contract {
  readonly capabilities: readonly Capability[];
  readonly methods: readonly MethodRow[];
  readonly events: readonly EventRow[];
}

/** Returns the contract of these capabilities. */
export const contractOf = (capabilities: readonly Capability[]): Contract => ({
  capabilities,
  methods: capabilities.flatMap(({ methods }) => methods),
  events: capabilities.flatMap(({ events }) => events),
});
