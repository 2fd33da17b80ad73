import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { network, networkMayHaveChanged, noteReached } from './network.ts';

let isReachable = true;
const answer = async () => {
  if (!isReachable) throw new TypeError('no network');
  return new Response('{}');
};
const fetchMock = vi.fn<() => Promise<Response>>(answer);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockClear();
  isReachable = true;
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
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('N12: the network when it is missing: probed with growing pauses, and found again without a hint', async () => {
  isReachable = false;
  networkMayHaveChanged();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(network.online).toBe(false);
  // A probe requests three addresses.
  expect(fetchMock.mock.calls.length).toBeLessThan(90);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(network.online).toBe(true);
  const probes = fetchMock.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetchMock).toHaveBeenCalledTimes(probes);
});

test('N01: `regained` when a server is reached again: increased after a time offline or a hint, but not after a lost call', async () => {
  const previous = network.regained;
  noteReached(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(network.regained).toBe(previous);
  networkMayHaveChanged();
  await vi.advanceTimersByTimeAsync(0);
  noteReached(true);
  expect(network.regained).toBe(previous + 1);
  isReachable = false;
  noteReached(false);
  await vi.advanceTimersByTimeAsync(0);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(network.regained).toBe(previous + 2);
});

test('N06: a captive portal when it answers: distinguished from a missing network', async () => {
  fetchMock.mockImplementation(
    async () => new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } }),
  );
  networkMayHaveChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect([network.reach, network.online]).toEqual(['portal', true]);
  fetchMock.mockImplementation(answer);
});
