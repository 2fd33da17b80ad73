/** The rows of a contract as every generator reads them: by capability, in the source's order, with their doc comments. */
import type { BridgeErrorCode } from '../../../src/errors.ts';
import type { Doc } from './docs.ts';
import type { ObjectNode } from './node.ts';

/** A schema in the form that TypeBox gives it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A row with the two texts of its doc comment. */
interface RowBase extends Doc {
  /** The name on the wire. */
  readonly name: string;
  /** The name in code: of the export, the native function, the models. The contract's own rows have the name on the wire. */
  readonly id: string;
}

export interface MethodRow extends RowBase {
  readonly kind: 'method';
  /** The first version of the own apps that has it. */
  readonly since: string;
  /** The method's own errors, in addition to those of every method. */
  readonly errors: readonly BridgeErrorCode[];
  readonly params: ObjectNode;
  readonly result: ObjectNode;
  /** The payloads as JSON Schema, of which checks are made. */
  readonly schemas: { readonly params: JsonSchema; readonly result: JsonSchema };
  /** The version of the method, 1 for nearly all. */
  readonly version: number;
  /** Milliseconds. */
  readonly deadlineMs: number;
  readonly singleFlight?: string;
  readonly journal?: string;
  /** True for a method that may leave the page: `pending()` lists it until its end is known. */
  readonly leaves?: boolean;
}

export interface EventRow extends RowBase {
  readonly kind: 'event';
  /** The first version of the own apps that sends it. */
  readonly since: string;
  readonly payload: ObjectNode;
  /** The payload as JSON Schema, of which a check is made. */
  readonly schemas: { readonly payload: JsonSchema };
  readonly answered: boolean;
}

export interface Capability {
  readonly name: string;
  /** The file that people edit, for errors. */
  readonly file: string;
  readonly methods: readonly MethodRow[];
  readonly events: readonly EventRow[];
}

/** A whole contract. */
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
