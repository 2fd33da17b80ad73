import type { Support } from './data-types.ts';
import { ownValue } from './own-value.ts';
import type { AnyMethod, ChannelContext } from './types.ts';

/** Returns the support that the handshake states. Undefined without a handshake, or if it does not name the method. */
export function supportByHandshake(
  { capabilities: { methods, refused } }: Pick<ChannelContext, 'capabilities'>,
  { name, since, version = 1 }: Pick<AnyMethod, 'name' | 'since' | 'version'>,
): Support | undefined {
  const value = ownValue(methods, name);
  // Some encoders write `true` for 1. Any other truthy value also means version 1.
  const hostVersion = Number(value) || (value ? 1 : 0);
  const reason = refused || (hostVersion && hostVersion < version && 'HOST_TOO_OLD');
  if (reason) return { ok: false, reason, source: 'host', ...(since && !refused && { needs: since }) };
  return hostVersion ? { ok: true, source: 'host' } : undefined;
}
