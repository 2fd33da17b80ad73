// @vitest-environment node
/** Tests a write whose subject changed after its page showed it: the question, and the resent request. */
import { expect, test } from 'vitest';
import { frame, installWire } from '../../test/wire.ts';
import type { AnyEndpoint } from '../api/endpoint.ts';
import { callOf, type Values } from './call.ts';
import { withChangedState } from './changed-state.ts';
import { STATE_CHANGED } from './codes.ts';
import { ApiError } from './errors.ts';
import type { ChangedState, ClientPorts } from './ports.ts';

installWire();

const writes = Object.values(import.meta.glob<Record<string, unknown>>('../api/*.ts', { eager: true }))
  .flatMap((module) => Object.values(module))
  .filter((row): row is AnyEndpoint & { seen: readonly string[] } => Array.isArray(Object(row).seen));
const asksItself = ({ errors = [] }: AnyEndpoint): boolean => errors.includes(STATE_CHANGED);
const asking = writes.filter((row) => !asksItself(row));

const refusal = (data: unknown) => new ApiError(STATE_CHANGED, 'POST /x', { data });
const fields = (row: { readonly seen: readonly string[] }, value: string): Values =>
  Object.fromEntries(row.seen.map((name) => [name, `${value} ${name}`]));

/** Makes a call whose attempts end as `ends` says, where an error is thrown. Resolves to the requests, the questions and the result. */
async function tried(row: AnyEndpoint, body: Values, ends: readonly unknown[], ports: Partial<ClientPorts> = {}) {
  const sent: Values[] = [];
  const questions: ChangedState[] = [];
  frame({
    ...ports,
    async stateChanged(changed) {
      questions.push(changed);
      return ports.stateChanged ? ports.stateChanged(changed) : true;
    },
  });
  const step = withChangedState(async (call) => {
    const end = ends[sent.push(call.body) - 1];
    if (end instanceof Error) throw end;
    return end;
  });
  const end = await step(callOf(row, { body }, {})).catch((error: unknown) => error);
  return { sent, questions, end };
}

test('the rows of the API when listed: more than 10 writes ask by the frame, some by their own screen', () => {
  expect([asking.length > 10, writes.some(asksItself)]).toEqual([true, true]);
});

test.each(asking.map((row) => [row.path, row] as const))(
  'the write %s when the state has changed and the person agrees: resent with the present state',
  async (_, row) => {
    const [before, now] = [fields(row, 'old'), fields(row, 'new')];
    const names = { [String(row.seen[0])]: 'in words' };
    const { sent, questions, end } = await tried(row, { ...before, note: 'mine' }, [
      refusal({ state: now, names }),
      'done',
    ]);
    expect(end).toBe('done');
    expect(sent).toEqual([
      { ...before, note: 'mine' },
      { ...now, note: 'mine' },
    ]);
    const change = (name: string, index: number) => ({
      ...{ name, before: before[name], now: now[name] },
      ...(index === 0 && { nameNow: 'in words' }),
    });
    expect(questions).toEqual([{ changes: row.seen.map(change), canRepeat: true }]);
  },
);

const row = asking.find(({ seen }) => seen.length > 1) as (typeof asking)[number];
const [first = '', second = ''] = row.seen;
const old = fields(row, 'old');

test('a write when the state changes again between attempts: a question for each change', async () => {
  const states = ['1', '2'].map((value) => refusal({ state: { [first]: value } }));
  const { sent, questions, end } = await tried(row, old, [...states, 'done']);
  expect([sent.map((body) => body[first]), questions.length, end]).toEqual([[old[first], '1', '2'], 2, 'done']);
});

test.each<[string, unknown, ChangedState]>([
  [
    'a field that is gone',
    { state: { [first]: null } },
    { changes: [{ name: first, before: old[first], now: undefined }], canRepeat: true },
  ],
  [
    'only the changed fields',
    { state: { ...old, [second]: 'x' } },
    { changes: [{ name: second, before: old[second], now: 'x' }], canRepeat: true },
  ],
  [
    'no number that equals a text',
    { state: { ...old, [first]: String(old[first]) } },
    { changes: [], canRepeat: false },
  ],
  ['no unknown field', { state: { other: 1 } }, { changes: [], canRepeat: false }],
  ['no change without a state', undefined, { changes: [], canRepeat: false }],
  ['no change of a state that is not an object', { state: 'x', names: null }, { changes: [], canRepeat: false }],
  [
    'a change that cannot be repeated',
    { state: { [first]: 'x' }, canRepeat: false },
    { changes: [{ name: first, before: old[first], now: 'x' }], canRepeat: false },
  ],
  [
    'no name of a change where the names are null',
    { state: { [first]: 'x' }, names: null },
    { changes: [{ name: first, before: old[first], now: 'x' }], canRepeat: true },
  ],
  [
    'no name of a change where it is not a text',
    { state: { [first]: 'x' }, names: { [first]: 7 } },
    { changes: [{ name: first, before: old[first], now: 'x' }], canRepeat: true },
  ],
])('the question about a changed state when it is asked: it names %s', async (_, data, question) => {
  const { questions } = await tried(row, old, [refusal(data), 'done'], { stateChanged: async () => false });
  expect(questions).toEqual([question]);
});

test.each<[string, Partial<ClientPorts>]>([
  ['the person says no', { stateChanged: async () => false }],
  [
    'another person has the phone by then',
    {
      owner: (
        (owners) => () =>
          owners.shift()
      )(['a', 'b', 'b']),
    },
  ],
])('a refused write when %s: not resent', async (_, ports) => {
  const error = refusal({ state: { [first]: 'x' } });
  const { sent, questions, end } = await tried(row, old, [error, 'done'], ports);
  expect([sent.length, questions.length, end]).toEqual([1, 1, error]);
});

test('a resent write when it fails in another way: the call ends with that failure', async () => {
  const other = new ApiError('TIMEOUT', 'POST /x');
  const { sent, end } = await tried(row, old, [refusal({ state: { [first]: 'x' } }), other]);
  expect([sent.length, end]).toEqual([2, other]);
});

test.each<[string, AnyEndpoint, Error]>([
  ['another failure', row, new ApiError('NETWORK', 'POST /x')],
  [
    'a changed state of a write whose screen asks itself',
    writes.find(asksItself) as AnyEndpoint,
    refusal({ state: {} }),
  ],
  [
    'a changed state of a write without `seen`',
    { ...row, seen: undefined } as unknown as AnyEndpoint,
    refusal({ state: { [first]: 'x' } }),
  ],
])('the frame when a write ends with %s: no question', async (_, endpoint, error) => {
  const { sent, questions, end } = await tried(endpoint, old, [error, 'done']);
  expect([sent.length, questions.length, end]).toEqual([1, 0, error]);
});
