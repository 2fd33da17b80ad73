/**
 * Determines from the user agent only which host supports which method. The answer is the same on a server, before and after connect.
 * The handshake of an own app overrides it.
 */

import type { HostInfo, HostName, Support } from '../core/data-types.ts';
import { ownValue } from '../core/own-value.ts';
import type { Phone } from '../core/platform.ts';
import type { BridgeOptions, HostMethod } from '../core/types.ts';
import { compareVersions } from '../core/versions.ts';
import type { MethodName, NeededOption, WebMethods } from './host.ts';
import { hostNamed } from './index.ts';

/** The fields of a method that decide its support. */
export type AskedMethod = Pick<HostMethod, 'name' | 'since'>;
type AnyRefusal = (
  params: unknown,
  options: BridgeOptions,
  phone: Phone,
  isPage: boolean,
) => boolean | NeededOption | undefined;

const conditionOf = (host: HostInfo, { name }: AskedMethod) =>
  ownValue<WebMethods[MethodName]>(Object(hostNamed(host.name as HostName).methods), name);

/**
 * Returns the bridge option that the method needs on this host.
 * @internal
 */
export function neededOption(host: HostInfo, method: AskedMethod): NeededOption | undefined {
  const condition = conditionOf(host, method);
  return condition === 'signed' ? 'sign' : condition === 'yes' ? undefined : condition;
}

/**
 * Returns why the page cannot call a method of its host: a missing option, unsuitable params or an unsuitable page.
 * @internal
 */
export function pageRefusal(
  host: HostInfo,
  options: BridgeOptions,
  method: AskedMethod,
  params: unknown,
  isPage: boolean,
): Support | undefined {
  const needed = neededOption(host, method);
  const { refusals } = hostNamed(host.name as HostName);
  const refuses = ownValue<AnyRefusal>(Object(refusals && refusals()), method.name);
  const option =
    needed && !options[needed]
      ? needed
      : needed === 'sign' && host.name === 'wecom' && !options.wecom
        ? 'wecom'
        : refuses && refuses(params, options, host.phone, isPage);
  if (!option) return undefined;
  return option === true
    ? { ok: false, reason: 'UNSUPPORTED', source: 'page' }
    : { ok: false, reason: 'NOT_CONFIGURED', option, source: 'page' };
}

/** Returns the support of a method on a host. A custom method without `since` is unsupported until a handshake names it. */
export function supportsOn(host: HostInfo, method: AskedMethod): Support {
  if (hostNamed(host.name as HostName).methods !== 'since')
    return conditionOf(host, method)
      ? { ok: true, source: 'user-agent' }
      : { ok: false, reason: 'UNSUPPORTED', source: 'user-agent' };
  const { since } = method;
  if (!since) return { ok: false, reason: 'UNSUPPORTED', source: 'table' };
  if (host.app && compareVersions(host.app.version, since) >= 0) return { ok: true, source: 'table' };
  return { ok: false, reason: 'HOST_TOO_OLD', needs: since, source: 'table' };
}
