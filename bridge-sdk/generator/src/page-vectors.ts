/**
 * Writes vectors for pages: `{ name, call?, in, out | drop }`. `in` is a host's raw text. `call` is open when `in` arrives, with the id
 * `page0000.1`, which a replay replaces. `out` is the outcome of that call, or the event that listeners get. A `drop` is the reason that
 * `health()` counts for a dropped message. `posts` lists the page's messages.
 */

import type { ObjectNode } from './contract/node.ts';
import type { Contract, EventRow, MethodRow } from './contract/rows.ts';
import { samplePayload } from './contract/samples.ts';
import { armPayloads, tagPayloads } from './vector-values.ts';

type Json = Readonly<Record<string, unknown>>;
export interface PageVector {
  readonly name: string;
  readonly call?: { readonly method: string; readonly params: Json };
  readonly in: string;
  readonly out?: Json;
  readonly drop?: string;
  /** Lists what the page posts when it drops the message. */
  readonly posts?: readonly Json[];
}

const ID = 'page0000.1';
const message = (fields: Json) => JSON.stringify({ jsonrpc: '2.0', ...fields });
const callOf = (row: MethodRow) => ({ method: row.name, params: samplePayload(row.params) });
const firstOpenWord = ({ fields }: ObjectNode) => fields.find(({ node }) => node.kind === 'text' && node.open);

function methodVectors(row: MethodRow): PageVector[] {
  const { name, result } = row;
  const call = callOf(row);
  const sample = samplePayload(result);
  const vectors: PageVector[] = [
    { name: `${name} done`, call, in: message({ id: ID, result: sample }), out: { resolved: sample } },
    {
      name: `${name} done by a newer host`,
      call,
      in: message({ id: ID, result: { ...sample, later: [1] } }),
      out: { resolved: { ...sample, later: [1] } },
    },
  ];
  const required = result.fields.find(({ optional }) => !optional);
  if (required) {
    const { [required.name]: _, ...rest } = sample;
    const rejected = { code: 'BAD_REPLY', path: `/${required.name}`, mayHaveHappened: true };
    vectors.push({
      name: `${name} without ${required.name}`,
      call,
      in: message({ id: ID, result: rest }),
      out: { rejected },
    });
  }
  const word = firstOpenWord(result);
  if (word)
    vectors.push({
      name: `${name} with a word only a newer host knows`,
      call,
      in: message({ id: ID, result: { ...sample, [word.name]: 'newer' } }),
      out: { resolved: { ...sample, [word.name]: 'unknown' } },
    });
  for (const [description, payload] of armPayloads(result))
    vectors.push({
      name: `${name} with ${description}`,
      call,
      in: message({ id: ID, result: payload }),
      out: { resolved: payload },
    });
  for (const { description, path, payload, read } of tagPayloads(result))
    vectors.push({
      name: `${name} with ${description}`,
      call,
      in: message({ id: ID, result: payload }),
      out: read ? { resolved: read } : { rejected: { code: 'BAD_REPLY', path, mayHaveHappened: true } },
    });
  return vectors;
}

function eventVectors({ name, payload, answered }: EventRow): PageVector[] {
  const sample = samplePayload(payload);
  const id = answered ? { id: 'host.1' } : {};
  const required = payload.fields.find(({ optional }) => !optional);
  const vector: PageVector = {
    name: `${name} told`,
    in: message({ ...id, method: name, params: sample }),
    out: {
      event: name,
      payload: sample,
      ...(answered ? { posts: [{ jsonrpc: '2.0', id: 'host.1', result: { handled: true } }] } : {}),
    },
  };
  if (!required) return [vector];
  const { [required.name]: _, ...rest } = sample;
  return [
    vector,
    ...armPayloads(payload).map(([description, value]) => ({
      name: `${name} with ${description}`,
      in: message({ method: name, params: value }),
      out: { event: name, payload: value },
    })),
    ...tagPayloads(payload).map(({ description, payload: value, read }) => ({
      name: `${name} with ${description}`,
      in: message({ method: name, params: value }),
      ...(read ? { out: { event: name, payload: read } } : { drop: 'bad-event' }),
    })),
    { name: `${name} without ${required.name}`, in: message({ method: name, params: rest }), drop: 'bad-event' },
  ];
}

/** Lists the vectors that call methods of the standard contract. */
function standardVectors(methods: readonly MethodRow[]): PageVector[] {
  const callTo = (name: string) => {
    const row = methods.find((method) => method.name === name);
    if (!row) throw new Error(`no call ${name}`);
    return callOf(row);
  };
  const refusal = (name: string, error: Json, rejected: Json, method = 'getNetwork'): PageVector => ({
    name,
    call: callTo(method),
    in: message({ id: ID, error }),
    out: { rejected },
  });

  return [
    refusal('the person turned away', { code: 3, message: 'x' }, { code: 'CANCELLED', mayHaveHappened: false }),
    refusal(
      'the person turned away from paying: a hint only',
      { code: 3, message: 'x' },
      { code: 'CANCELLED', mayHaveHappened: true },
      'paySeq',
    ),
    refusal(
      'the host vouches that nothing was paid',
      { code: 3, message: 'x', data: { code: 'CANCELLED', mayHaveHappened: false } },
      { code: 'CANCELLED', mayHaveHappened: false },
      'paySeq',
    ),
    refusal('not in this host', { code: 4, message: 'x' }, { code: 'UNSUPPORTED', mayHaveHappened: false }),
    refusal(
      "JSON-RPC's own word for it",
      { code: -32_601, message: 'x' },
      { code: 'UNSUPPORTED', mayHaveHappened: false },
    ),
    refusal(
      "JSON-RPC's own word for wrong params",
      { code: -32_602, message: 'x' },
      { code: 'BAD_PARAMS', mayHaveHappened: false },
    ),
    refusal(
      'a newer app is needed',
      { code: -32_000, message: 'x', data: { code: 'HOST_TOO_OLD', needs: '3.0.0' } },
      { code: 'HOST_TOO_OLD', needs: '3.0.0', mayHaveHappened: false },
    ),
    refusal(
      'nobody is logged in',
      { code: -32_000, message: 'x', data: { code: 'NEEDS_LOGIN' } },
      { code: 'NEEDS_LOGIN', mayHaveHappened: false },
    ),
    refusal(
      'a permission is refused',
      { code: -32_000, message: 'x', data: { code: 'DENIED' } },
      { code: 'DENIED', mayHaveHappened: false },
    ),
    refusal(
      "a host's own code",
      { code: 5001, message: 'x' },
      { code: 'FAILED', hostCode: 5001, mayHaveHappened: true },
    ),
    refusal(
      'a code the bridge does not have',
      { code: 1, message: 'x', data: { code: 'NO_SUCH' } },
      { code: 'FAILED', hostCode: 1, mayHaveHappened: true },
    ),
    {
      name: 'an error without a reason',
      call: callTo('getNetwork'),
      in: message({ id: ID, error: null }),
      out: { rejected: { code: 'FAILED', mayHaveHappened: true } },
    },
    {
      name: 'an error of null beside a result',
      call: callTo('getNetwork'),
      in: message({ id: ID, result: { type: 'wifi' }, error: null }),
      out: { resolved: { type: 'wifi' } },
    },
    {
      name: 'a result of null beside an error',
      call: callTo('getNetwork'),
      in: message({ id: ID, result: null, error: { code: 3, message: 'x' } }),
      out: { rejected: { code: 'CANCELLED', mayHaveHappened: false } },
    },
    {
      name: 'every member of an answer, the unused ones null',
      call: callTo('setTitle'),
      in: message({ id: ID, method: null, params: null, result: null, error: null }),
      out: { resolved: {} },
    },
    {
      name: 'a result of null where there is something to tell',
      call: callTo('getNetwork'),
      in: message({ id: ID, result: null }),
      out: { rejected: { code: 'BAD_REPLY', path: '/type', mayHaveHappened: true } },
    },
    {
      name: 'params of null, of an event without any',
      in: message({ id: null, method: 'resumed', params: null }),
      out: { event: 'resumed', payload: {} },
    },
    {
      name: 'a request that the page does not know is answered',
      in: message({ id: 'host.7', method: 'later', params: {} }),
      drop: 'unknown-event',
      posts: [{ jsonrpc: '2.0', id: 'host.7', error: { code: -32_601, message: 'Method not found' } }],
    },
    {
      name: 'keys that reach prototypes are removed',
      call: callTo('getSteps'),
      in: `{"jsonrpc":"2.0","id":"${ID}","result":{"days":[],"__proto__":{"a":1},"b":{"constructor":{"prototype":1}}}}`,
      out: { resolved: { days: [], b: {} } },
    },
    {
      name: 'of a batch each one counts',
      call: callTo('getNetwork'),
      in: `[7,${message({ method: 'later' })},${message({ id: ID, result: { type: 'wifi' } })}]`,
      out: { resolved: { type: 'wifi' } },
    },
    { name: 'an answer nobody waits for', in: message({ id: 'page0000.77', result: {} }), drop: 'unknown-id' },
    {
      name: 'an answer whose id is another text for the same number',
      call: callTo('getNetwork'),
      in: message({ id: `${ID}.0`, result: { type: 'wifi' } }),
      drop: 'unknown-id',
    },
    {
      name: 'an answer to the page before the reload',
      in: message({ id: 'before00.1', result: {} }),
      drop: 'previous-page',
    },
    { name: 'an event nobody knows', in: message({ method: 'later', params: {} }), drop: 'unknown-event' },
    { name: 'neither result nor error', call: callTo('getNetwork'), in: message({ id: ID }), drop: 'malformed' },
    ...['', '{', 'null', '7', '"text"', '{}'].map((text) => ({
      name: `no message: ${text || 'no text'}`,
      in: text,
      drop: 'malformed',
    })),
  ];
}

/** Returns the vectors of a contract. `isStandard` adds calls of the standard contract's methods. */
export const pageVectorsOf = ({ methods, events }: Contract, isStandard: boolean) => ({
  about:
    "What a page makes of a host's text. Each vector is a page of its own, connected to a host that has every method and event. `page0000` stands for the page's nonce.",
  vectors: [
    ...(isStandard ? standardVectors(methods) : []),
    ...methods.flatMap(methodVectors),
    ...events.flatMap(eventVectors),
  ],
});
