/**
 * Writes vectors for apps: `{ name, in, out | drop }`. `in` is a page's raw text. `out` lists the app's messages in order, compared as JSON
 * without an error's `message`. `drop` is the reason why the app sends no message.
 */
import type { Contract, MethodRow } from './contract/rows.ts';
import { samplePayload } from './contract/samples.ts';
import { armPayloads, wrongFields } from './vector-values.ts';

type Json = Readonly<Record<string, unknown>>;
export interface HostVector {
  readonly name: string;
  readonly in: string;
  readonly out?: readonly Json[];
  readonly drop?: string;
}

const ID = 'page0000.1';
const APP = { name: 'Vector', version: '9.9.9' };
const REFUSAL = { code: -32_000, data: { code: 'NEEDS_LOGIN' } };
/** Names a method that the example app of the vectors refuses. */
const REFUSED = 'logout';
/** Maps the example app's additional methods to the versions that it implements. */
const OWN_METHODS = {
  'vector.timesOut': 1,
  'vector.crashes': 1,
  'vector.waits': 1,
  'vector.infinite': 1,
  'vector.echoes': 2,
};
const ORIGINS = ['https://shop.example'];

const request = (method: string, params: unknown, id: unknown = ID) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });
const accepted = (id = ID) => ({ jsonrpc: '2.0', method: '$/accepted', params: { id } });
const answer = (result: unknown, id = ID) => ({ jsonrpc: '2.0', id, result });
const failure = (error: Json) => ({ jsonrpc: '2.0', id: ID, error });
const cancelled = failure({ code: 3, data: { code: 'CANCELLED' } });
const failed = failure({ code: -32_000, data: { code: 'FAILED', mayHaveHappened: true } });
const tooOld = { code: -32_000, data: { code: 'HOST_TOO_OLD' } };
const cancelRequest = (id: string) => `{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"${id}"}}`;
/** Makes the error for wrong params. `path` is the JSON Pointer of the wrong value. */
const badParams = (path: string) => ({ code: -32_602, data: { code: 'BAD_PARAMS', mayHaveHappened: false, path } });

const success = (row: MethodRow) => answer(samplePayload(row.result));
const firstRequired = ({ params }: MethodRow) => params.fields.find(({ optional }) => !optional);

const enumFields = ({ params }: MethodRow) => params.fields.filter(({ node }) => node.kind === 'text' && node.words);

function methodVectors(row: MethodRow): HostVector[] {
  const { name, params } = row;
  const outcome = name === REFUSED ? failure(REFUSAL) : success(row);
  const vectors: HostVector[] = [
    { name: `${name} with every param`, in: request(name, samplePayload(params)), out: [accepted(), outcome] },
  ];
  const requiredField = firstRequired(row);
  if (params.fields.some(({ optional }) => optional))
    vectors.push({
      name: `${name} with the least`,
      in: request(name, samplePayload(params, false)),
      out: [accepted(), outcome],
    });
  if (requiredField) {
    const { [requiredField.name]: _, ...rest } = samplePayload(params);
    const out = [accepted(), failure(badParams(`/${requiredField.name}`))];
    vectors.push({ name: `${name} without ${requiredField.name}`, in: request(name, rest), out });
  }
  for (const [description, path, value] of wrongFields(params)) {
    const out = [accepted(), failure(badParams(path))];
    vectors.push({ name: `${name} with ${description}`, in: request(name, value), out });
  }
  for (const [description, value] of armPayloads(params))
    vectors.push({ name: `${name} with ${description}`, in: request(name, value), out: [accepted(), outcome] });
  for (const field of enumFields(row))
    vectors.push({
      name: `${name} with a word for ${field.name} that only a newer page knows`,
      in: request(name, { ...samplePayload(params), [field.name]: 'newer' }),
      out: [accepted(), outcome],
    });
  return vectors;
}

const handshake = ({ methods, events }: Contract): HostVector => ({
  name: 'the handshake',
  in: request('initialize', { protocol: '1.0', sdk: '0.1.0', page: 'page0000' }, 'page0000.0'),
  out: [
    answer(
      {
        protocol: '1.0',
        app: APP,
        methods: { ...Object.fromEntries(methods.map(({ name, version }) => [name, version])), ...OWN_METHODS },
        events: events.map(({ name }) => name),
        batch: true,
      },
      'page0000.0',
    ),
  ],
});

/** Lists the vectors that call methods of the standard contract. */
const standardVectors: readonly HostVector[] = [
  ...(
    [
      ['2.0', 'higher', tooOld],
      ['0.9', 'lower', badParams('/protocol')],
    ] as const
  ).map(([protocol, description, error]) => ({
    name: `a ${description} protocol is refused, and every call after it`,
    in: `[${request('initialize', { protocol, sdk: '9.0.0', page: 'page0000' }, 'page0000.0')},${request('ready', {})}]`,
    out: ['page0000.0', ID].map((id) => ({ jsonrpc: '2.0', id, error })),
  })),
  {
    name: 'a method in the version that the app speaks',
    in: request('vector.echoes@2', { a: 1 }),
    out: [accepted(), answer({ a: 1 })],
  },
  { name: 'a method in a lower version', in: request('vector.echoes', { a: 1 }), out: [accepted(), answer({ a: 1 })] },
  { name: 'a method in a newer version', in: request('setTitle@2', { title: 'title' }), out: [failure(tooOld)] },
  {
    name: 'a method nobody knows, in some version',
    in: request('noSuchMethod@2', {}),
    out: [failure({ code: -32_601, data: { code: 'UNSUPPORTED' } })],
  },
  {
    name: "a time-out of the function's own is no cancel of the page's",
    in: request('vector.timesOut', {}),
    out: [accepted(), failed],
  },
  { name: 'a function that crashes', in: request('vector.crashes', {}), out: [accepted(), failed] },
  {
    name: 'an answer with a number that JSON has not',
    in: request('vector.infinite', {}),
    out: [accepted(), failed],
  },
  {
    name: 'a call that the page cancels',
    in: `[${request('vector.waits', {})},${cancelRequest(ID)}]`,
    out: [accepted(), cancelled],
  },
  { name: 'params of null', in: request('ready', null), out: [accepted(), answer({})] },
  {
    name: 'keys that reach prototypes are removed',
    in: `{"jsonrpc":"2.0","id":"${ID}","method":"vector.echoes","params":{"a":[{"__proto__":{"b":1},"constr\\u0075ctor":1,"c":2}]}}`,
    out: [accepted(), answer({ a: [{ c: 2 }] })],
  },
  {
    name: 'a batch of 1,001 messages',
    in: `[${'{},'.repeat(1_000)}${request('ready', {})}]`,
    drop: 'too large',
  },
  {
    name: 'a method nobody knows',
    in: request('noSuchMethod', {}),
    out: [failure({ code: -32_601, data: { code: 'UNSUPPORTED' } })],
  },
  {
    name: 'an inherited name',
    in: request('constructor', {}),
    out: [failure({ code: -32_601, data: { code: 'UNSUPPORTED' } })],
  },
  {
    name: 'params a newer page may send',
    in: request('setTitle', { title: 'title', later: { a: [1] } }),
    out: [accepted(), answer({})],
  },
  { name: 'params left out', in: `{"jsonrpc":"2.0","id":"${ID}","method":"ready"}`, out: [accepted(), answer({})] },
  {
    name: 'params of a wrong type',
    in: request('setTitle', { title: 7 }),
    out: [accepted(), failure(badParams('/title'))],
  },
  { name: 'params that are no object', in: request('setTitle', 'title'), out: [accepted(), failure(badParams(''))] },
  {
    name: 'a batch',
    in: `[${request('ready', {}, 'page0000.1')},${request('closePage', {}, 'page0000.2')}]`,
    out: [accepted('page0000.1'), accepted('page0000.2'), answer({}, 'page0000.1'), answer({}, 'page0000.2')],
  },
  {
    name: 'a batch with what is no message among it',
    in: `[7,null,${request('ready', {})},"x",{}]`,
    out: [accepted(), answer({})],
  },
  {
    name: 'a cancel of what is not running',
    in: '{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"page0000.9"}}',
    drop: 'nothing to cancel',
  },
  { name: 'a notification nobody knows', in: '{"jsonrpc":"2.0","method":"later","params":{}}', drop: 'no id' },
  { name: 'an id that is no text', in: request('ready', {}, 7), drop: 'no id' },
  {
    name: 'an answer nobody waits for',
    in: '{"jsonrpc":"2.0","id":"host.99","result":{"handled":true}}',
    drop: 'unknown id',
  },
  ...['', '{', 'null', '7', '"text"', '[]', '{}', '[[]]', '{"jsonrpc":"2.0"}', '{"id":{}}', '{"id":"a","result":'].map(
    (text) => ({
      name: `no message: ${text || 'no text'}`,
      in: text,
      drop: 'malformed',
    }),
  ),
  {
    name: 'nested 65 deep',
    in: request('setTitle', { title: 'title', deep: 0 }).replace('0}', `${'['.repeat(63)}${']'.repeat(63)}}`),
    drop: 'too deep',
  },
  {
    name: 'nested 64 deep',
    in: request('setTitle', { title: 'title', deep: 0 }).replace('0}', `${'['.repeat(62)}${']'.repeat(62)}}`),
    out: [accepted(), answer({})],
  },
  {
    name: 'brackets inside a text are no nesting',
    in: request('setTitle', { title: `\\"${'['.repeat(80)}` }),
    out: [accepted(), answer({})],
  },
  {
    name: 'text of any language',
    in: request('setTitle', { title: '体检 & 报告 👩🏽‍⚕️\u2028' }),
    out: [accepted(), answer({})],
  },
];

/** Returns the vectors of a contract. With `isStandard` they include calls of the standard contract's methods and a refused method. */
export const hostVectorsOf = (contract: Contract, isStandard: boolean) => ({
  about:
    'What an app must make of a page\'s text. Each vector is a page of its own. The app of these vectors has every method: it answers each with its result below, after one turn, but refuses the one under "refusals", and allows addresses of "origins". Five methods are its own: one runs into a time-out of its own (or is cancelled from within), one crashes, one waits until it is cancelled, one answers a number that JSON has not (NaN, or an infinite one), one answers its params and is spoken in version 2.',
  app: APP,
  origins: ORIGINS,
  events: contract.events.map(({ name }) => name),
  results: Object.fromEntries(
    contract.methods.filter(({ name }) => name !== REFUSED).map((row) => [row.name, samplePayload(row.result)]),
  ),
  refusals: isStandard ? { [REFUSED]: REFUSAL } : {},
  vectors: [handshake(contract), ...(isStandard ? standardVectors : []), ...contract.methods.flatMap(methodVectors)],
});
