/** Tests the recorded and redacted data of the flight recorder, and the replay of a recording. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as sdk from '../src/index.ts';
import { getNetwork, getSteps, hostMethod, login, paySeq, resumed, scanCode, sessionChanged } from '../src/index.ts';
import { makeRecorder } from '../src/recorder/index.ts';
import { replay } from '../src/testing/index.ts';
import { type Connection, connectTo, handshake, outcome, PAY } from './connected.ts';
import { type WireHost, wireHosts } from './wire-hosts.ts';

const host = wireHosts.find(({ name }) => name === 'Android JavaScript interface') as WireHost;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  connection.bridge.dispose();
  connection.wire.remove();
  vi.useRealTimers();
});

test('a record when values are secret or their row is unknown: does not contain them', async () => {
  const flight = makeRecorder();
  connection = await connectTo(host, { recorder: flight.record }, handshake({ token: 'SECRET-handshake' }));
  const { bridge, wire, reply } = connection;
  const secretMethod = hostMethod<'login', { pins: string[] }, unknown>('login', {
    params: () => undefined,
    result: () => undefined,
    secrets: ['/params/pins/*', '/result'],
  });
  const calls = [outcome(bridge.call(login, {}))];
  reply({ outcome: 'done', token: 'SECRET-login' });
  await calls[0];
  calls.push(
    outcome(bridge.call(paySeq, { ...PAY, signature: 'SECRET-signature', payInfo: { paySign: 'SECRET-pay' } })),
  );
  wire.emit({
    jsonrpc: '2.0',
    id: connection.last().id,
    error: { code: 9, message: 'SECRET-text', data: { stack: 'SECRET-stack' } },
  });
  calls.push(outcome(bridge.call(secretMethod, { pins: ['SECRET-pin', 'SECRET-pin2'] })));
  reply('SECRET-own');
  bridge.on(sessionChanged, () => {});
  wire.emit({ jsonrpc: '2.0', method: 'sessionChanged', params: { loggedIn: true, token: 'SECRET-event' } });
  wire.emit({ jsonrpc: '2.0', method: 'unheardOf', params: { note: 'SECRET-unheard' } });
  wire.emit({ jsonrpc: '2.0', id: 'nobody.1', result: { note: 'SECRET-unexpected' } });
  wire.emit('"SECRET-bare"');
  await Promise.all(calls);
  const text = flight.text();
  expect(text).not.toContain('SECRET');
  expect(text).toContain('"outcome":"done"');
  expect(text).toMatch(/"paySeq":"\[text \d\]"/);
  // Records everything except the secrets of an event with listeners, which has a row.
  expect(text).toContain('"loggedIn":true');
  expect(text).toContain('"method":"[name]"');
  expect(text.split('\n').filter(Boolean).length).toBe(flight.entries().length + 1);
});

test('the rows at run time: have every secret of the contract', () => {
  const rows: readonly { name: string; secrets?: readonly string[] }[] = Object.values(sdk).filter(
    (row) => typeof row === 'object' && 'kind' in row,
  );
  const secrets = Object.fromEntries(rows.flatMap(({ name, secrets: matches }) => (matches ? [[name, matches]] : [])));
  expect(secrets).toEqual({
    getLocation: ['/result/latitude', '/result/longitude'],
    login: ['/result/token'],
    paySeq: ['/params/signature', '/params/payInfo'],
    refreshToken: ['/result/token'],
    sessionChanged: ['/params/token'],
  });
});

test('a record when more than 200 messages pass: keeps the last 200', async () => {
  const flight = makeRecorder();
  connection = await connectTo(host, { recorder: flight.record });
  for (let i = 0; i < 300; i++) {
    const call = connection.bridge.call(getNetwork, {});
    connection.reply({ type: 'wifi' });
    await call;
  }
  expect(flight.entries()).toHaveLength(200);
  expect(JSON.parse(flight.text().split('\n')[0] ?? '')).toMatchObject({ bridgelog: 1, dropped: 402 });
});

test('a call when the recorder throws: still resolves', async () => {
  connection = await connectTo(host, {
    recorder: () => {
      throw new Error('full');
    },
  });
  const call = connection.bridge.call(getNetwork, {});
  connection.reply({ type: 'wifi' });
  expect(await call).toEqual({ type: 'wifi' });
});

test('a replay when calls had different outcomes: has the same outcomes', async () => {
  const flight = makeRecorder();
  connection = await connectTo(host, { recorder: flight.record });
  const { bridge, wire, reply, tick, last } = connection;
  bridge.on(resumed, () => {});
  const ends = [outcome(bridge.call(getNetwork, {}))];
  await tick(20);
  reply({ type: 'wifi' });
  ends.push(outcome(bridge.call(getSteps, { days: 1 })));
  reply({ days: [{ date: '2026-11-20', steps: 'many' }] });
  ends.push(outcome(bridge.call(scanCode, {})));
  wire.emit({ jsonrpc: '2.0', method: '$/accepted', params: { id: last().id } });
  await tick(40_000);
  wire.emit({ jsonrpc: '2.0', id: last().id, error: { code: 3, message: 'closed' } });
  ends.push(outcome(bridge.call(getNetwork, {})));
  await tick(3_000);
  reply({ type: '4g' }, connection.requests('getNetwork').at(-1)?.id);
  ends.push(outcome(bridge.call(paySeq, PAY)));
  reply({ outcome: 'paid' });
  const recorded = (await Promise.all(ends)).map(({ code }) => code ?? 'resolved');
  expect(recorded).toEqual(['resolved', 'BAD_REPLY', 'CANCELLED', 'TIMEOUT', 'resolved']);

  const { calls, dropped } = await replay(flight.text(), Object.values(sdk));
  expect(calls.map(({ end }) => end)).toEqual(recorded);
  expect(calls[1]).toMatchObject({ method: 'getSteps', path: '/days/0/steps' });
  expect(calls[4]).toMatchObject({ result: { outcome: 'paid' } });
  expect(dropped.late).toBe(1);
});

test('a replay when the host accepted batches: has the same outcomes, with placeholders for texts', async () => {
  const flight = makeRecorder();
  connection = await connectTo(host, { recorder: flight.record }, handshake({ batch: true }));
  const { bridge, reply, requests, tick } = connection;
  const ends = [outcome(bridge.call(scanCode, {})), outcome(bridge.call(getNetwork, {}))];
  await tick(0);
  reply({ type: 'wifi' }, requests('getNetwork')[0]?.id);
  reply({ text: 'T1' }, requests('scanCode')[0]?.id);
  await Promise.all(ends);
  expect((await replay(flight.text(), Object.values(sdk))).calls).toEqual([
    { method: 'scanCode', end: 'resolved', result: { text: '[text 1]' } },
    { method: 'getNetwork', end: 'resolved', result: { type: 'wifi' } },
  ]);
});

test('a replay when the text is not a recording: rejects', async () => {
  connection = await connectTo(host);
  await expect(replay('{"a":1}\n')).rejects.toThrow('not a .bridgelog');
});
