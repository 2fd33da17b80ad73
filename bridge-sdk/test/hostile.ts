/** Sends all kinds of broken and hostile messages to a bridge with open calls and listeners. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { getNetwork, stepsChanged } from '../src/index.ts';
import { connectTo, outcome } from './connected.ts';
import { type WireHost, wireHosts } from './wire-hosts.ts';

const host = wireHosts.find(({ name }) => name === 'Android JavaScript interface') as WireHost;
const knownText = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'id',
  'method',
  'params',
  'result',
  'error',
  'jsonrpc',
  '$/accepted',
  '$/progress',
  '$/cancelRequest',
  'stepsChanged',
  'initialize',
  'getNetwork',
  '2.0',
  'code',
  'data',
  'mayHaveHappened',
  'needs',
  '',
  '\u0000',
  '💥',
  '\ud800',
);
const anyValue = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    knownText,
    fc.string({ maxLength: 12 }),
    fc.integer(),
    fc.double(),
    fc.constantFrom<unknown>(null, true, false),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(knownText, fc.string({ maxLength: 6 })), tie('any'), { maxKeys: 5 }),
  ),
})).any;
/** Generates messages of the right shape with wrong parts. `ID` becomes the id of an open call. */
const envelope = fc.record(
  {
    jsonrpc: fc.constantFrom<unknown>('2.0', '1.0', 2, null),
    id: fc.oneof(
      fc.constant('ID'),
      fc.constantFrom<unknown>('x.1', 'constructor', '1234567890.1', 7, null, {}, []),
      anyValue,
    ),
    method: fc.oneof(knownText, anyValue),
    params: fc.oneof(fc.constant({ id: 'ID', value: 1 }), fc.constant({ date: '2026-11-20', steps: 1 }), anyValue),
    result: fc.oneof(fc.constant({ type: '7g' }), anyValue),
    error: fc.oneof(
      fc.record({ code: fc.constantFrom<unknown>(3, 4, -32601, 'x', null), message: anyValue, data: anyValue }),
      anyValue,
    ),
  },
  { requiredKeys: [] },
);
const anyText = fc.oneof(
  { weight: 4, arbitrary: envelope.map((item) => JSON.stringify(item)) },
  { weight: 1, arbitrary: fc.array(envelope, { maxLength: 3 }).map((batch) => JSON.stringify(batch)) },
  { weight: 2, arbitrary: anyValue.map((item) => JSON.stringify(item)) },
  {
    weight: 1,
    arbitrary: fc.tuple(envelope, fc.nat(80)).map(([first, index]) => JSON.stringify(first).slice(0, index)),
  },
  { weight: 1, arbitrary: fc.string() },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 200 }).map((n) => `${'['.repeat(n)}${']'.repeat(n)}`) },
);
const anyMessage = fc.oneof({ weight: 30, arbitrary: anyText }, { weight: 1, arbitrary: anyValue });

/** Enables garbage collection on demand, to measure the size of the heap. */
setFlagsFromString('--expose-gc');
const gc: () => void = runInNewContext('gc');

const PROTOTYPE = JSON.stringify(Object.getOwnPropertyNames(Object.prototype).sort());
const ROUND = 1_000;

export async function runHostile(messages: number): Promise<void> {
  const { bridge, wire, last, tick } = await connectTo(host);
  const receive = (message: unknown) =>
    (globalThis as unknown as { sdhealthBridge: { receive(message: unknown): void } }).sdhealthBridge.receive(message);
  let received = 0;
  bridge.on(stepsChanged, ({ steps }) => {
    expect(Number.isInteger(steps)).toBe(true);
    received++;
  });
  const heap: number[] = [];
  for (let done = 0; done < messages; done += ROUND) {
    for (const item of fc.sample(anyMessage, { numRuns: ROUND, seed: done + 1 })) {
      if (bridge.health().open === 0)
        void outcome(bridge.call(getNetwork, {})).then(({ unexpected }) => expect(unexpected).toBeUndefined());
      const id = last('getNetwork').id ?? '';
      expect(() =>
        receive(typeof item === 'string' ? item.replaceAll('"ID"', JSON.stringify(id)) : item),
      ).not.toThrow();
      await Promise.resolve();
    }
    await tick(60);
    wire.messages.splice(0, wire.messages.length - 1);
    gc();
    heap.push(process.memoryUsage().heapUsed);
  }
  expect(received).toBeGreaterThan(0);
  expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype).sort())).toBe(PROTOTYPE);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  // Detects leaks: the smallest heap of the second half must be within 1 MB of the first half's.
  const half = heap.length >> 1;
  if (heap.length > 4) expect(Math.min(...heap.slice(half)) - Math.min(...heap.slice(0, half))).toBeLessThan(1_000_000);
  const { dropped } = bridge.health();
  expect(Object.keys(dropped).length).toBeGreaterThan(3);
  bridge.dispose();
  wire.remove();
  await tick(0);
  expect(bridge.health().open).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
}
