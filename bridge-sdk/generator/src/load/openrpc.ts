/** Reads a contract from an OpenRPC 1.3 document, for teams without TypeScript. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ClearError } from '../../../../scripts/workspace/clear-error.ts';
import { readCapability, type SourceRow } from '../contract/capability.ts';
import { NO_DOC } from '../contract/docs.ts';
import { camelOf } from '../contract/models.ts';
import type { Capability } from '../contract/rows.ts';
import { COMMON_ERRORS } from '../openrpc.ts';

type Json = Readonly<Record<string, unknown>>;
const object = (value: unknown): Json => Object(value);
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(object) : []);
const READ_MS = 5_000;

/** Resolves references within the document. The reader of schemas refuses recursive types. */
function resolveReferences(value: unknown, document: Json, parents: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveReferences(item, document, parents));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref: ref, ...rest } = value as Json;
  if (typeof ref === 'string') {
    if (parents.includes(ref) || !ref.startsWith('#/')) return { $ref: ref };
    const match = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, step) => object(node)[step.replaceAll('~1', '/').replaceAll('~0', '~')], document);
    if (match === undefined) throw new ClearError(`the document has no ${ref}`);
    return { ...object(resolveReferences(match, document, [...parents, ref])), ...rest };
  }
  return Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [key, resolveReferences(item, document, parents)]),
  );
}

function paramsOf(entry: Json): Json {
  const params = list(entry['params']);
  const schemaOf = (param: Json) => ({
    ...(param['description'] !== undefined && { description: param['description'] }),
    ...object(param['schema']),
  });
  return {
    type: 'object',
    properties: Object.fromEntries(params.map((param) => [String(param['name']), schemaOf(param)])),
    required: params.flatMap((param) => (param['required'] === true ? [String(param['name'])] : [])),
  };
}

/** Tells if an entry belongs to the protocol, or to the contract that this contract extends. */
const isForeign = (entry: Json) =>
  entry['x-standard'] === true ||
  String(entry['name']).startsWith('$/') ||
  list(entry['tags']).some(({ name }) => name === 'handshake' || name === 'control');

function rowOf(entry: Json): SourceRow {
  const { name, description, summary } = entry;
  const info = {
    name: String(name),
    description: description ?? summary,
    'x-zh': entry['x-zh'],
    since: entry['x-since'],
  };
  if (entry['x-from'] === 'host' || list(entry['tags']).some((tag) => tag['name'] === 'event'))
    return { ...info, kind: 'event', payload: paramsOf(entry), answered: entry['result'] !== undefined };
  return {
    ...info,
    kind: 'method',
    params: paramsOf(entry),
    result: object(entry['result'])['schema'] ?? { type: 'object', properties: {} },
    errors: list(entry['errors'])
      .map((error) => String(object(error['data'])['code']))
      .filter((code) => code !== 'BUSY' && !COMMON_ERRORS.includes(code)),
    version: entry['x-version'],
    deadlineMs: entry['x-deadlineMs'] ?? READ_MS,
    singleFlight: entry['x-singleFlight'],
    journal: entry['x-journal'],
    leaves: entry['x-leaves'],
  };
}

/** Returns a row's name in code: `x-id`, else the last part of its name on the wire. */
const idOf = (entry: Json) => String(entry['x-id'] ?? camelOf(String(entry['name']).replace(/^.*[./]/, '')));

/** Returns a document's capabilities, grouped by the first tag of each method. `file` is for error messages. */
function readOpenRpc(text: string, file: string): Capability[] {
  const parsed = object(JSON.parse(text));
  if (!/^1\.[0-3]\./.test(String(parsed['openrpc'])))
    throw new ClearError(`${file}: is not an OpenRPC document of 1.0 to 1.3 (openrpc: ${String(parsed['openrpc'])})`);
  const groups = new Map<string, Record<string, SourceRow>>();
  for (const reference of list(parsed['methods'])) {
    const entry = object(resolveReferences(reference, parsed));
    if (isForeign(entry)) continue;
    if (entry['paramStructure'] === 'by-position')
      throw new ClearError(`${file}, ${String(entry['name'])}: params by position; the bridge sends them by name`);
    const capability = String(list(entry['tags'])[0]?.['name'] ?? 'methods');
    const rows = groups.get(capability) ?? {};
    const id = idOf(entry);
    if (rows[id])
      throw new ClearError(
        `${file}: ${rows[id].name} and ${String(entry['name'])} have the one name ${id} in code; give one of them x-id`,
      );
    rows[id] = rowOf(entry);
    groups.set(capability, rows);
  }
  const docsOf = () => ({ text: NO_DOC, field: () => NO_DOC });
  return [...groups].map(([name, exports]) => readCapability({ name, file, exports, docsOf }));
}

export const readOpenRpcFile = (path: string, base: string): Capability[] => {
  const file = resolve(base, path);
  try {
    return readOpenRpc(readFileSync(file, 'utf8'), relative(base, file));
  } catch (error) {
    throw error instanceof SyntaxError ? new ClearError(`${path}: is not JSON: ${error.message}`) : error;
  }
};
