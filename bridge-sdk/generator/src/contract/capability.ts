/** Reads the rows of one module: its exports and their docs, from comments or from the schemas. */
import { ClearError } from '../../../../scripts/workspace/clear-error.ts';
import type { BridgeErrorCode } from '../../../src/errors.ts';
import { type Doc, type Part, type RowDocs, schemaDoc } from './docs.ts';
import { ERRORS } from './errors.ts';
import { type Node, type ObjectNode, readNode, SchemaFault } from './node.ts';
import { plainSchema } from './plain-schema.ts';
import type { Capability, EventRow, JsonSchema, MethodRow } from './rows.ts';

/** Describes a row as a module exports it, with its schemas not read yet. */
export interface SourceRow {
  readonly kind: string;
  readonly name: string;
  readonly [field: string]: unknown;
}
export const isRow = (value: unknown): value is SourceRow =>
  typeof value === 'object' && value !== null && 'kind' in value && 'name' in value;

/** Describes a module of rows: its capability, its file, its exports by name, and its doc comments. */
export interface SourceModule {
  readonly name: string;
  readonly file: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly docsOf: (row: string, payloadOf?: Part) => RowDocs;
}

const requireObject = (node: Node): ObjectNode => {
  if (node.kind !== 'object') throw new SchemaFault('', 'a payload is an object');
  return node;
};

const errorsOf = ({ errors }: SourceRow): BridgeErrorCode[] =>
  Array.isArray(errors) ? errors.filter((code): code is BridgeErrorCode => Object.hasOwn(ERRORS, code)) : [];

/** Reads the rows of a module. Throws a ClearError that names the file, the row, the payload and the path in it. */
export function readCapability({ name, file, exports, docsOf }: SourceModule): Capability {
  const rows = Object.entries(exports).flatMap(([id, row]) => (isRow(row) ? [{ id, row }] : []));
  const payloadOf = (id: string, row: SourceRow, key: Part): { node: ObjectNode; schema: JsonSchema } => {
    try {
      const schema = plainSchema(row[key]);
      return { node: requireObject(readNode(schema, docsOf(id, key).field)), schema };
    } catch (error) {
      if (!(error instanceof SchemaFault)) throw error;
      throw new ClearError(`${file}, ${row.name}, ${key}${error.path}: ${error.message}`);
    }
  };
  const rowDoc = (id: string, row: SourceRow): Doc => {
    const { text } = docsOf(id);
    return text.doc || text.zh ? text : schemaDoc(row);
  };
  const method = (id: string, row: SourceRow): MethodRow => {
    const [params, result] = [payloadOf(id, row, 'params'), payloadOf(id, row, 'result')];
    return {
      kind: 'method',
      name: row.name,
      id,
      since: String(row['since'] ?? ''),
      errors: errorsOf(row),
      ...rowDoc(id, row),
      params: params.node,
      result: result.node,
      schemas: { params: params.schema, result: result.schema },
      version: Number(row['version'] ?? 1),
      deadlineMs: Number(row['deadlineMs']),
      ...(typeof row['singleFlight'] === 'string' ? { singleFlight: row['singleFlight'] } : {}),
      ...(typeof row['journal'] === 'string' ? { journal: row['journal'] } : {}),
      ...(row['leaves'] === true ? { leaves: true } : {}),
    };
  };
  const event = (id: string, row: SourceRow): EventRow => {
    const payload = payloadOf(id, row, 'payload');
    return {
      kind: 'event',
      name: row.name,
      id,
      since: String(row['since'] ?? ''),
      ...rowDoc(id, row),
      payload: payload.node,
      schemas: { payload: payload.schema },
      answered: row['answered'] === true,
    };
  };
  return {
    name,
    file,
    methods: rows.flatMap(({ id, row }) => (row.kind === 'method' ? [method(id, row)] : [])),
    events: rows.flatMap(({ id, row }) => (row.kind === 'event' ? [event(id, row)] : [])),
  };
}
