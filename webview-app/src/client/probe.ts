import { getAppVersion } from '../api/config.ts';
import { endpointAddress } from './address.ts';
import { exchange } from './exchange.ts';

/** Milliseconds. */
const PROBE_MS = 5_000;

/**
 * Whether a server of ours can be reached right now: any answer of it will do, a captive portal's page will not. Beside the client's
 * cache, breaker and last answers, as it is what decides about them.
 */
export async function isReachable(now = Date.now()): Promise<boolean> {
  const address = `${endpointAddress(getAppVersion, {}, {})}?probe=${now}`;
  const sending = { address, body: {}, idempotencyKey: undefined, signal: undefined, timeoutMs: PROBE_MS };
  return exchange(getAppVersion, sending).then(
    ({ isPage }) => !isPage,
    () => false,
  );
}
