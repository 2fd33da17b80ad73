import { getAppVersion } from '../api/config.ts';
import { endpointAddress } from './address.ts';
import { exchange } from './exchange.ts';
import { ports } from './ports.ts';

/** Milliseconds. */
const PROBE_MS = 5_000;

/**
 * Asks a server of ours whether it can be reached right now: any answer of it will do, a captive portal's page will not. It passes
 * by the client's cache, breaker and offline copies, as it decides about them.
 */
export async function isReachable(now = Date.now()): Promise<boolean> {
  const address = `${endpointAddress(getAppVersion, {}, {})}?probe=${now}`;
  const sending = {
    address,
    body: {},
    token: ports().token(),
    idempotencyKey: undefined,
    signal: undefined,
    timeoutMs: PROBE_MS,
  };
  return exchange(getAppVersion, sending).then(
    ({ isPage }) => !isPage,
    () => false,
  );
}
