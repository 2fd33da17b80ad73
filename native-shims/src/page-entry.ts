/** Runs in a page under test, before the page's own code: a host whose memory and record are kept by the test runner. */
import type { HostName } from '@sdhealth/bridge-sdk';
import { installHost } from './install.ts';
import type { HostState } from './memory.ts';
import type { HostSetup } from './options.ts';
import type { TrafficEntry } from './traffic.ts';

/** The runner's ends, by their global names. */
export const RUNNER = {
  memory: '__sdhealthShimMemory',
  traffic: '__sdhealthShimTraffic',
  violation: '__sdhealthShimViolation',
} as const;
/** The page's global that holds the installed host. */
export const HANDLE = '__sdhealthShim';

type Memory = (change?: HostState) => Promise<HostState>;
type Report = (entry: TrafficEntry) => Promise<void>;

export function start(name: HostName, setup: HostSetup): void {
  const memory: Memory = Reflect.get(window, RUNNER.memory);
  const report: Report = Reflect.get(window, RUNNER.traffic);
  const host = installHost(name, {
    ...setup,
    memory: { load: () => memory(), save: (change) => void memory(change) },
    onTraffic: (entry) => void report(entry),
  });
  Object.defineProperty(window, HANDLE, { value: host, configurable: true });
}
