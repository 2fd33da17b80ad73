// @vitest-environment node
/** Tests a write whose data changed after the page showed it: the question to the person and the resent request. */
import { expect, test } from 'vitest';
import { configurePorts, installWire } from '../../test/wire.ts';
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
const isAskedByScreen = ({ errors = [] }: AnyEndpoint): boolean => errors.includes(STATE_CHANGED);
const writesAskedByFrame = writes.filter((row) => !isAskedByScreen(row));

const refusal = (data: unknown) => new ApiError(STATE_CHANGED, 'POST /x', { data });
const fields = (row: { readonly seen: readonly string[] }, value: string): Values =>
  Object.fromEntries(row.seen.map((name) => [name, `${value} ${name}`]));

/** Makes a call whose attempts have the results `ends`. An `Error` is thrown. Resolves to the requests, the questions and the result. */
async function runWrite(row: AnyEndpoint, body: Values, ends: readonly unknown[], ports: Partial<ClientPorts> = {}) {
  const sent: Values[] = [];
  const questions: ChangedState[] = [];
  configurePorts({
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

test('the writes with `seen`: more than 10 are asked by the frame, some by their own screen', () => {
  expect([writesAskedByFrame.length > 10, writes.some(isAskedByScreen)]).toEqual([true, true]);
});

test.each(writesAskedByFrame.map((row) => [row.path, row] as const))(
  'the write %s when the state has changed and the person agrees: resent with the present state',
  async (_, row) => {
    const [before, now] = [fields(row, 'old'), fields(row, 'new')];
    const names = { [String(row.seen[0])]: 'in words' };
    const { sent, questions, end } = await runWrite(row, { ...before, note: 'mine' }, [
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

const row = writesAskedByFrame.find(({ seen }) => seen.length > 1) as (typeof writesAskedByFrame)[number];
const [first = '', second = ''] = row.seen;
const old = fields(row, 'old');

test('a write when the state changes again between attempts: one question for each change', async () => {
  const states = ['1', '2'].map((value) => refusal({ state: { [first]: value } }));
  const { sent, questions, end } = await runWrite(row, old, [...states, 'done']);
  expect([sent.map((body) => body[first]), questions.length, end]).toEqual([[old[first], '1', '2'], 2, 'done']);
});

test.each<[string, unknown, ChangedState]>([
  [
    'a field without a value',
    { state: { [first]: null } },
    { changes: [{ name: first, before: old[first], now: undefined }], canRepeat: true },
  ],
  [
    'only the changed fields',
    { state: { ...old, [second]: 'x' } },
    { changes: [{ name: second, before: old[second], now: 'x' }], canRepeat: true },
  ],
  [
    'no change from a number to an equal string',
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
    'a change without a name where the names are null',
    { state: { [first]: 'x' }, names: null },
    { changes: [{ name: first, before: old[first], now: 'x' }], canRepeat: true },
  ],
  [
    'a change without a name where it is not a string',
    { state: { [first]: 'x' }, names: { [first]: 7 } },
    { changes: [{ name: first, before: old[first], now: 'x' }], canRepeat: true },
  ],
])('the question about a changed state: contains %s', async (_, data, question) => {
  const { questions } = await runWrite(row, old, [refusal(data), 'done'], { stateChanged: async () => false });
  expect(questions).toEqual([question]);
});

test.each<[string, Partial<ClientPorts>]>([
  ['the person says no', { stateChanged: async () => false }],
  [
    'another person has logged in meanwhile',
    {
      owner: (
        (owners) => () =>
          owners.shift()
      )(['a', 'b', 'b']),
    },
  ],
])('a refused write when %s: not resent', async (_, ports) => {
  const error = refusal({ state: { [first]: 'x' } });
  const { sent, questions, end } = await runWrite(row, old, [error, 'done'], ports);
  expect([sent.length, questions.length, end]).toEqual([1, 1, error]);
});

test('a resent write when it fails in another way: the call rejects with that error', async () => {
  const other = new ApiError('TIMEOUT', 'POST /x');
  const { sent, end } = await runWrite(row, old, [refusal({ state: { [first]: 'x' } }), other]);
  expect([sent.length, end]).toEqual([2, other]);
});

test.each<[string, AnyEndpoint, Error]>([
  ['another failure', row, new ApiError('NETWORK', 'POST /x')],
  [
    'a changed state of a write whose own screen asks',
    writes.find(isAskedByScreen) as AnyEndpoint,
    refusal({ state: {} }),
  ],
  [
    'a changed state of a write without `seen`',
    { ...row, seen: undefined } as unknown as AnyEndpoint,
    refusal({ state: { [first]: 'x' } }),
  ],
])('a write when it ends with %s: the frame asks no question', async (_, endpoint, error) => {
  const { sent, questions, end } = await runWrite(endpoint, old, [error, 'done']);
  expect([sent.length, questions.length, end]).toEqual([1, 0, error]);
});
