/** Tests the replay of a recording: calls with the same result and with another. */
import { expect, test } from 'vitest';
import { isSame, replayedLines, vitestText } from './replayed.ts';

const log = (...lines: readonly object[]): string =>
  [{ bridgelog: 1, startedAt: 0, dropped: 0 }, ...lines].map((line) => JSON.stringify(line)).join('\n');
const out = (time: number, message: object) => ({ at: time, dir: 'out', message });
const answer = (time: number, message: object) => ({ at: time, dir: 'in', message });

const OPENED = [
  out(0, { jsonrpc: '2.0', id: 'a.1', method: 'initialize', params: { protocol: '1.0', sdk: '1.0.0', page: 'a' } }),
  answer(5, {
    jsonrpc: '2.0',
    id: 'a.1',
    result: {
      ...{ protocol: '1.0', app: { name: 'SdHealth', version: '2.8.0' } },
      ...{ methods: { getSteps: 1 }, events: [], batch: false },
    },
  }),
];

test('a recorded answer when the contract now rejects it: differs, with the path of the wrong value', async () => {
  const lines = await replayedLines(
    log(
      ...OPENED,
      out(10, { jsonrpc: '2.0', id: 'a.2', method: 'getSteps', params: { days: 7 } }),
      answer(20, { jsonrpc: '2.0', id: 'a.2', error: { code: 1, message: '', data: { code: 'DENIED' } } }),
      out(30, { jsonrpc: '2.0', id: 'a.3', method: 'getSteps', params: { days: 7 } }),
      answer(40, { jsonrpc: '2.0', id: 'a.3', result: { days: [{ date: '2026-11-22', steps: 'many' }] } }),
    ),
  );
  expect(lines.map(({ method, recorded }) => [method, recorded])).toEqual([
    ['getSteps', 'DENIED'],
    ['getSteps', 'resolved'],
  ]);
  expect(lines.map(isSame)).toEqual([true, false]);
  expect(lines[1]?.now).toMatch(/^BAD_\w+ \/days\/0\/steps/);
});

test('the exported Vitest test: reads the file and expects the current codes', () => {
  const text = vitestText('a.bridgelog', [
    { method: 'getSteps', recorded: 'resolved', now: 'BAD_RESULT /steps' },
    { method: 'scanCode', recorded: 'open', now: 'not played' },
  ]);
  expect(text).toContain('new URL("./a.bridgelog"');
  expect(text).toContain('["getSteps","BAD_RESULT"]');
  expect(text).not.toContain('scanCode');
});

test('a file when it is not a recording: is rejected', async () => {
  await expect(replayedLines('{"log":{}}')).rejects.toThrow('not a .bridgelog');
});
