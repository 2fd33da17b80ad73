/** Writes the contract as an OpenRPC document (open-rpc.org, 1.3): methods by name, events as notifications of the host. */
import { ERRORS } from './contract/errors.ts';
import { type Schema, schemaOf } from './contract/json-schema.ts';
import type { ObjectNode } from './contract/node.ts';
import type { Capability, Contract, EventRow, MethodRow } from './contract/rows.ts';

const params = ({ fields }: ObjectNode, words: boolean): Schema[] =>
  fields.map(({ name, node, optional, secret, doc, zh }) => ({
    name,
    ...(doc ? { description: doc } : {}),
    required: !optional,
    schema: { ...schemaOf(node, '', words, zh), ...(secret ? { 'x-secret': true } : {}) },
  }));

const summaryOf = (doc: string) => doc.split('\n')[0] ?? '';

const wireErrors = Object.entries(ERRORS).filter(([, { wire }]) => wire !== undefined);

/** Lists the errors that a host may return for any call. */
export const COMMON_ERRORS: readonly string[] = [
  'UNSUPPORTED',
  'HOST_TOO_OLD',
  'HOST_GONE',
  'BAD_PARAMS',
  'TOO_LARGE',
  'FAILED',
];

/** Returns a call's errors in the order of the error table: common errors, the row's own, and BUSY if journalled. */
const errorsOf = ({ errors, journal }: MethodRow): string[] =>
  wireErrors
    .map(([code]) => code)
    .filter((code) => [...COMMON_ERRORS, ...errors, ...(journal ? ['BUSY'] : [])].includes(code));

function method(row: MethodRow, capability: string, words: boolean): Schema {
  return {
    name: row.name,
    tags: [{ name: capability }],
    summary: summaryOf(row.doc),
    description: row.doc,
    paramStructure: 'by-name',
    params: params(row.params, words),
    result: { name: 'result', schema: schemaOf(row.result, '', words) },
    errors: errorsOf(row).map((code) => ({ $ref: `#/components/errors/${code}` })),
    'x-since': row.since,
    'x-deadlineMs': row.deadlineMs,
    ...(row.singleFlight ? { 'x-singleFlight': row.singleFlight } : {}),
    ...(row.journal ? { 'x-journal': row.journal } : {}),
    ...(row.leaves ? { 'x-leaves': true } : {}),
  };
}

/** Returns an event as a method that the host calls, because OpenRPC has no notifications from a server. */
function notification(row: EventRow, capability: string, words: boolean): Schema {
  return {
    name: row.name,
    tags: [{ name: capability }, { name: 'event' }],
    summary: summaryOf(row.doc),
    description: row.doc,
    paramStructure: 'by-name',
    params: params(row.payload, words),
    ...(row.answered
      ? {
          result: {
            name: 'result',
            schema: { type: 'object', properties: { handled: { type: 'boolean' } }, required: ['handled'] },
          },
        }
      : {}),
    'x-since': row.since,
    'x-from': 'host',
  };
}

const text = { type: 'string' };
const initialize: Schema = {
  name: 'initialize',
  tags: [{ name: 'handshake' }],
  summary: 'The first message of every page load.',
  description:
    'The page tells its protocol, the version of its SDK and the nonce that begins each of its ids; the host tells what it can. A host that does not answer within 3 s is served by the version table.',
  paramStructure: 'by-name',
  params: ['protocol', 'sdk', 'page'].map((name) => ({ name, required: true, schema: text })),
  result: {
    name: 'result',
    schema: {
      type: 'object',
      properties: {
        protocol: text,
        app: { type: 'object', properties: { name: text, version: text }, required: ['name', 'version'] },
        methods: { type: 'object', additionalProperties: { type: 'integer' } },
        events: { type: 'array', items: text },
        batch: { type: 'boolean', description: 'Whether the host takes JSON-RPC batches.' },
        token: { ...text, 'x-secret': true },
      },
      required: ['protocol', 'app', 'methods', 'events'],
    },
  },
};

const control = (name: string, from: 'host' | 'page', summary: string, extraParams: Schema[] = []): Schema => ({
  name,
  tags: [{ name: 'control' }],
  summary,
  paramStructure: 'by-name',
  params: [{ name: 'id', required: true, schema: text }, ...extraParams],
  'x-from': from,
});

/** Holds the texts that describe a document. */
export interface DocumentInfo {
  readonly title: string;
  /** The contract's version. */
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
}

const rowsOf = ({ name, methods, events }: Capability, words: boolean): Schema[] => [
  ...methods.map((row) => ({ ...method(row, name, words), ...(words ? extensions(row) : {}) })),
  ...events.map((row) => ({ ...notification(row, name, words), ...(words ? extensions(row) : {}) })),
];

/** Marks a row of an extended contract, which a reader of the document skips. */
const markExtended = (row: Schema): Schema => ({ ...row, 'x-standard': true });

/** Returns the document. `words` adds Chinese texts, code names and versions, which a reader of the document needs. */
export function openRpcDocument(
  { capabilities }: Contract,
  info: DocumentInfo,
  words = true,
  extended: readonly Capability[] = [],
): Schema {
  return {
    openrpc: '1.3.2',
    info: {
      title: info.title,
      version: info.version,
      ...(info.description ? { description: info.description } : {}),
      ...(info.license ? { license: { name: info.license } } : {}),
    },
    methods: [
      initialize,
      control('$/accepted', 'host', 'The host has taken the call on: from now on only its last deadline counts.'),
      control('$/progress', 'host', 'How far a call is.', [{ name: 'value', required: true, schema: {} }]),
      control('$/cancelRequest', 'page', 'The page no longer wants the answer; an answer still ends the call.'),
      ...extended.flatMap((capability) => rowsOf(capability, words).map(markExtended)),
      ...capabilities.flatMap((capability) => rowsOf(capability, words)),
    ],
    components: {
      errors: Object.fromEntries(
        wireErrors.map(([code, { wire, means }]) => [code, { code: wire, message: means, data: { code } }]),
      ),
    },
  };
}

const extensions = (row: MethodRow | EventRow): Schema => ({
  'x-id': row.id,
  ...(row.zh ? { 'x-zh': row.zh } : {}),
  ...(row.kind === 'method' && row.version > 1 ? { 'x-version': row.version } : {}),
});
