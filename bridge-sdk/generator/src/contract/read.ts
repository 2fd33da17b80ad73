/** Reads the bridge's contract from its source: rows by capability, in the source's order, with their doc comments. */

import { ClearError } from '../../../../scripts/workspace/clear-error.ts';
import type { BridgeErrorCode } from '../../../src/errors.ts';
import { type Doc, type Part, readDocs } from './docs.ts';
import { ERRORS } from './errors.ts';
import { type Node, type ObjectNode, readNode } from './node.ts';

/** A row with the two texts of its doc comment. */
interface RowBase extends Doc {
  /** The method name on the wire. */
  readonly name: string;
}

export interface MethodRow extends RowBase {
  readonly kind: 'method';
  /** The first version of the own apps that has it. */
  readonly since: string;
  /** The method's own errors, in addition to those of every method. */
  readonly errors: readonly BridgeErrorCode[];
  readonly params: ObjectNode;
  readonly result: ObjectNode;
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
  readonly answered: boolean;
}

export interface Capability {
  readonly name: string;
  readonly methods: readonly MethodRow[];
  readonly events: readonly EventRow[];
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../src/contract/*.ts', '!**/index.ts', '!**/shapes.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(['../../../src/contract/*.ts', '!**/index.ts', '!**/shapes.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A row as the module exports it, with its schemas still as schemas. */
interface SourceRow {
  readonly kind: string;
  readonly name: string;
  readonly [field: string]: unknown;
}
const isRow = (value: unknown): value is SourceRow =>
  typeof value === 'object' && value !== null && 'kind' in value && 'name' in value;

const object = (node: Node, row: string): ObjectNode => {
  if (node.kind !== 'object') throw new Error(`contract: a payload of ${row} is not an object`);
  return node;
};

const errorsOf = ({ errors }: SourceRow): BridgeErrorCode[] =>
  Array.isArray(errors) ? errors.filter((code): code is BridgeErrorCode => Object.hasOwn(ERRORS, code)) : [];

/** The module of a capability's rows, as people name it. */
export const contractFile = (capability: string) => `bridge-sdk/src/contract/${capability}.ts`;
const nameOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

function readCapability(file: string, exports: Readonly<Record<string, unknown>>): Capability {
  const docsOf = readDocs(sources[file] ?? '');
  const rows = Object.values(exports).filter(isRow);
  const payload = (row: SourceRow, key: Part) => {
    try {
      return object(readNode(row[key], docsOf(row.name, key).field), row.name);
    } catch (error) {
      throw new ClearError(
        `${contractFile(nameOf(file))}, ${row.name}, ${key}: ${error instanceof Error ? error.message : error}`,
      );
    }
  };
  return {
    name: nameOf(file),
    methods: rows
      .filter(({ kind }) => kind === 'method')
      .map((row) => ({
        kind: 'method',
        name: row.name,
        since: String(row['since']),
        errors: errorsOf(row),
        ...docsOf(row.name).text,
        params: payload(row, 'params'),
        result: payload(row, 'result'),
        version: Number(row['version'] ?? 1),
        deadlineMs: Number(row['deadlineMs']),
        ...(typeof row['singleFlight'] === 'string' ? { singleFlight: row['singleFlight'] } : {}),
        ...(typeof row['journal'] === 'string' ? { journal: row['journal'] } : {}),
        ...(row['leaves'] === true ? { leaves: true } : {}),
      })),
    events: rows
      .filter(({ kind }) => kind === 'event')
      .map((row) => ({
        kind: 'event',
        name: row.name,
        since: String(row['since']),
        ...docsOf(row.name).text,
        payload: payload(row, 'payload'),
        answered: row['answered'] === true,
      })),
  };
}

/** All capabilities, in the order of their names. */
export const capabilities: readonly Capability[] = Object.entries(modules)
  .map(([file, exports]) => readCapability(file, exports))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const methods: readonly MethodRow[] = capabilities.flatMap((capability) => capability.methods);
export const events: readonly EventRow[] = capabilities.flatMap((capability) => capability.events);
