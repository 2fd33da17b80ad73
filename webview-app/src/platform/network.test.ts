import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { network, networkMayHaveChanged, noteReached } from './network.ts';

let reachable = true;
const answer = async () => {
  if (!reachable) throw new TypeError('no network');
  return new Response('{}');
};
const fetched = vi.fn<() => Promise<Response>>(answer);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  reachable = true;
  noteReached(true);
});
afterEach(() => {
  noteReached(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('N12: the network when one call gets no answer: one probe', async () => {
  noteReached(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(network.online).toBe(true);
  expect(fetched).toHaveBeenCalledOnce();
});

test('N12: the network when it is gone: probes come less and less often, and find it again without a hint', async () => {
  reachable = false;
  networkMayHaveChanged();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(network.online).toBe(false);
  // A probe asks three addresses.
  expect(fetched.mock.calls.length).toBeLessThan(90);
  reachable = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(network.online).toBe(true);
  const probes = fetched.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetched).toHaveBeenCalledTimes(probes);
});

test('N01: a regained server when reported: once after a time offline and after a hint, not after a lost call', async () => {
  const previous = network.regained;
  noteReached(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(network.regained).toBe(previous);
  networkMayHaveChanged();
  await vi.advanceTimersByTimeAsync(0);
  noteReached(true);
  expect(network.regained).toBe(previous + 1);
  reachable = false;
  noteReached(false);
  await vi.advanceTimersByTimeAsync(0);
  reachable = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(network.regained).toBe(previous + 2);
});

test('N06: a captive portal when it answers: distinguished from a missing network', async () => {
  fetched.mockImplementation(
    async () => new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } }),
  );
  networkMayHaveChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect([network.reach, network.online]).toEqual(['portal', true]);
  fetched.mockImplementation(answer);
});
