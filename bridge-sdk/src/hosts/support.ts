/**
 * Answers which host can do which call, from the user agent alone: the same on a server, before and after connect. The handshake of an
 * own app overrides it.
 */
import { ownValue } from '../core/own-value.ts';
import type { Call, HostInfo, Support } from '../core/types.ts';
import { compareVersions } from '../core/versions.ts';
import { hostNamed } from './index.ts';

type AskedCall = Pick<Call, 'name' | 'since'>;

const promised = (host: HostInfo, { name }: AskedCall) => ownValue(Object(hostNamed(host.name).calls), name);

/** True where the call needs a vendor's signature first; it is unsupported where the page has no `sign`. */
export const needsSignature = (host: HostInfo, method: AskedCall): boolean => promised(host, method) === 'signed';

/** Returns the support of a call. A team's own call without `since` is unsupported until a handshake names it. */
export function supportsOn(host: HostInfo, method: AskedCall): Support {
  if (hostNamed(host.name).calls !== 'since')
    return promised(host, method)
      ? { ok: true, source: 'user-agent' }
      : { ok: false, reason: 'UNSUPPORTED', source: 'user-agent' };
  const { since } = method;
  if (!since) return { ok: false, reason: 'UNSUPPORTED', source: 'table' };
  if (host.app && compareVersions(host.app.version, since) >= 0) return { ok: true, source: 'table' };
  return { ok: false, reason: 'HOST_TOO_OLD', needs: since, source: 'table' };
}
