/** Tests that an exported record contains no text of a person, page or host, but replays with the same outcomes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaksOf, SECRETS } from '../../scripts/vitest/secrets.ts';
import type { HostMethod, Recorder } from '../src/core/types.ts';
import * as sdk from '../src/index.ts';
import { makeRecorder } from '../src/recorder/index.ts';
import { replay } from '../src/testing/index.ts';

type Message = readonly [dir: 'out' | 'in', message: unknown, row?: Parameters<Recorder>[2]];

const { getDeviceInfo, getNetwork, getSteps, openPage, paySeq, reportFatal, scanCode, setTitle } = sdk;
/** Requires the member `id` and refuses any other, as a custom check may do. */
const checkId = (value: unknown): string | undefined => {
  const [unknownKey] = Object.keys(Object(value)).filter((key) => key !== 'id');
  return unknownKey ? `/${unknownKey}\nno such field` : 'id' in Object(value) ? undefined : '/id';
};
const locker = sdk.hostMethod<'locker', { id: string }, { id: string }>('locker', { params: checkId, result: checkId });
const answer = (row: Message[2], result: unknown): Message => [
  'in',
  { jsonrpc: '2.0', id: '7777777777.5', result },
  row,
];
const call = (row: HostMethod<string, never, unknown>, params: unknown): Message => [
  'out',
  { jsonrpc: '2.0', id: '7777777777.5', method: row.name, params },
  row,
];
const errorAnswer = (error: unknown): Message => ['in', { jsonrpc: '2.0', id: '7777777777.5', error }, getNetwork];

const initialize = { ...locker, name: 'initialize', params: () => undefined, result: () => undefined };

/** Maps the positions of a text to messages that bring the text into a record. */
const SOURCES: Readonly<Record<string, (secret: string) => Message>> = {
  'a text of the page': (secret) => call(setTitle, { title: secret }),
  'an address': (secret) => call(openPage, { url: `https://h.test/${secret}?q=${secret}#${secret}` }),
  'the number of a payment': (secret) => call(paySeq, { paySeq: secret, payServiceOrderId: secret, biz: secret }),
  'the texts of a crash report': (secret) => call(reportFatal, { code: secret, message: secret }),
  'a field that no row has': (secret) => call(getNetwork, { [secret]: secret, type: secret }),
  'the params of a custom method': (secret) => call(locker, { id: secret, [secret]: secret }),
  'a text of the host': (secret) => answer(scanCode, { text: secret }),
  'a value of an enumeration': (secret) => answer(getNetwork, { type: secret }),
  'facts of the phone': (secret) => answer(getDeviceInfo, { os: secret, osVersion: secret, model: secret }),
  'a list': (secret) => answer(getSteps, { days: [{ date: secret, steps: secret, [secret]: [secret] }, secret] }),
  'a result that is not an object': (secret) => answer(scanCode, secret),
  'the result of a custom method': (secret) => answer(locker, { id: secret }),
  'a key that a custom check refuses': (secret) => answer(locker, { id: '1', [secret]: secret }),
  'a result without a call': (secret) => answer(undefined, { [secret]: [secret] }),
  'the name of an event': (secret) => ['in', { method: secret, params: { [secret]: secret } }],
  'a payload': (secret) => ['in', { method: 'networkChanged', params: { type: secret } }, sdk.networkChanged],
  'an id': (secret) => ['in', { id: secret, result: {} }],
  'an id of another page': (secret) => ['in', { id: `${secret}.1`, result: {} }],
  'the id of a notification': (secret) => ['in', { method: '$/progress', params: { id: secret, value: secret } }],
  'the name of a notification': (secret) => ['in', { method: `$/${secret}`, params: { id: '7777777777.5' } }],
  'the texts of an error': (secret) => errorAnswer({ code: 9, message: secret, data: { code: secret, needs: secret } }),
  'the code of an error': (secret) => errorAnswer({ code: secret, message: '' }),
  'a number of an error': () => errorAnswer({ code: 13_800_138_000, data: { path: '/13800138000' } }),
  'an error that is a text': (secret) => errorAnswer(secret),
  'a message that is a text': (secret) => ['in', secret],
  'additional members': (secret) => [
    'in',
    { id: '7777777777.5', [secret]: secret, jsonrpc: secret, result: {} },
    getNetwork,
  ],
  'the names of a handshake': (secret) =>
    answer(initialize, { app: { name: secret, version: secret }, methods: { [secret]: secret }, protocol: secret }),
  'the events of a handshake': (secret) =>
    answer(initialize, { events: [secret], methods: [secret], [secret]: secret }),
  'params in a handshake’s answer': (secret) => ['in', { id: '7777777777.0', params: { page: secret } }, initialize],
};

const logOf = (messages: readonly Message[]): string => {
  const flight = makeRecorder(messages.length + 1, () => 0);
  flight.record('out', { jsonrpc: '2.0', id: '7777777777.0', method: 'initialize', params: {} }, initialize);
  for (const message of messages) flight.record(...message);
  return flight.text();
};

test.each(Object.entries(SOURCES))(
  `an exported record when %s is one of ${SECRETS.length} secrets: does not contain it`,
  (_, messageOf) => {
    const leaks = SECRETS.map((secret) => [secret, ...leaksOf(logOf([messageOf(secret)]), secret)]);
    expect(leaks.filter(({ length }) => length > 1)).toEqual([]);
  },
);

test('an exported record when any source has any text: does not depend on the text', () => {
  const anyText = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom(...SECRETS)).map((text) => `\u0001${text}`);
  fc.assert(
    fc.property(fc.constantFrom(...Object.entries(SOURCES)), anyText, ([name, messageOf], text) => {
      expect({ name, log: logOf([messageOf(text)]) }).toEqual({ name, log: logOf([messageOf('\u0001')]) });
    }),
    { numRuns: 300 },
  );
});

/** Lists results with the outcome that their call has in the recording and in the replay. */
const OUTCOMES: readonly (readonly [row: HostMethod<string, never, unknown>, result: unknown, end: string])[] = [
  [getNetwork, { type: '5g' }, 'resolved'],
  [getNetwork, { type: 5 }, 'BAD_REPLY /type'],
  [getNetwork, {}, 'BAD_REPLY /type'],
  [getSteps, { days: [{ date: '2026-11-20', steps: 7 }] }, 'resolved'],
  [
    getSteps,
    {
      days: [
        { date: '2026-11-20', steps: 7 },
        { date: '2026-11-21', steps: -4 },
      ],
    },
    'BAD_REPLY /days/1/steps',
  ],
  [getSteps, { days: [{ date: '20 Nov', steps: 7 }] }, 'BAD_REPLY /days/0/date'],
  [getSteps, { days: [{ date: '2026-11-20', steps: 7.5 }] }, 'BAD_REPLY /days/0/steps'],
  [getSteps, { days: 'none' }, 'BAD_REPLY /days'],
  [getDeviceInfo, { os: 'ios', osVersion: 18 }, 'BAD_REPLY /osVersion'],
  [sdk.getBundleInfo, { version: ' ', build: 1 }, 'BAD_REPLY /version'],
  [sdk.login, { outcome: 'done', token: 't1' }, 'resolved'],
  [locker, { id: 'A7' }, 'resolved'],
  [locker, {}, 'BAD_REPLY /id'],
];

test.each(OUTCOMES)('a replay when %o was answered with %j: ends as %s', async (row, result, end) => {
  const messages: Message[] = [
    ['in', { jsonrpc: '2.0', id: '7777777777.0', result: { methods: { [row.name]: 1 } } }, initialize],
    call(row, { days: 1 }),
    answer(row, result),
  ];
  const { calls } = await replay(logOf(messages), [...Object.values(sdk), locker]);
  expect(calls.map(({ end: code, path }) => [code, path].filter(Boolean).join(' '))).toEqual([end]);
});
