/** Types the rows of a contract for the generators: by capability, in the order of the source, with their docs. */
import type { BridgeErrorCode } from '../../../src/errors.ts';
import type { Doc } from './docs.ts';
import type { ObjectNode } from './node.ts';

/** Holds a schema as TypeBox builds it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Holds the common fields of methods and events, including both texts of the doc comment. */
interface RowBase extends Doc {
  /** The name on the wire. */
  readonly name: string;
  /** The name in code: of the export, the native function and the models. In the standard contract both names are equal. */
  readonly id: string;
}

export interface MethodRow extends RowBase {
  readonly kind: 'method';
  /** The first version of our apps that has the method. */
  readonly since: string;
  /** Lists errors beyond the errors that every method may have. */
  readonly errors: readonly BridgeErrorCode[];
  readonly params: ObjectNode;
  readonly result: ObjectNode;
  /** Holds the payloads as JSON Schema, from which checks are generated. */
  readonly schemas: { readonly params: JsonSchema; readonly result: JsonSchema };
  /** The version of the method, usually 1. */
  readonly version: number;
  /** Limits the time of a call, in milliseconds. */
  readonly deadlineMs: number;
  readonly singleFlight?: string;
  readonly journal?: string;
  /** True for a method that may leave the page: `pending()` lists the call until its outcome is known. */
  readonly leaves?: boolean;
}

export interface EventRow extends RowBase {
  readonly kind: 'event';
  /** The first version of our apps that sends the event. */
  readonly since: string;
  readonly payload: ObjectNode;
  /** Holds the payload as JSON Schema, from which a check is generated. */
  readonly schemas: { readonly payload: JsonSchema };
  readonly answered: boolean;
}

export interface Capability {
  readonly name: string;
  /** Names the file that people edit, for error messages. */
  readonly file: string;
  readonly methods: readonly MethodRow[];
  readonly events: readonly EventRow[];
}

/** Holds a whole contract, by capability and as flat lists. */
export interface Contract {
  readonly capabilities: readonly Capability[];
  readonly methods: readonly MethodRow[];
  readonly events: readonly EventRow[];
}

/** Returns the contract that consists of the given capabilities. */
export const contractOf = (capabilities: readonly Capability[]): Contract => ({
  capabilities,
  methods: capabilities.flatMap(({ methods }) => methods),
  events: capabilities.flatMap(({ events }) => events),
});
