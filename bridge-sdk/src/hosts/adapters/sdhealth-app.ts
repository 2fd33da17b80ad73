/** The adapter for the provider's own apps, with the differences of their old versions. */
import type { Channel, ChannelContext } from '../../core/types.ts';
import { compareVersions } from '../../core/versions.ts';
import type { Outgoing } from '../../core/wire.ts';
import { open as openNative } from '../native/native-app.ts';

export async function open(context: ChannelContext): Promise<Channel> {
  const channel = await openNative(context);
  const { name = '', version = '' } = context.host.app || {};
  if (!/^Sd(Health|Insurance)$/.test(name) || compareVersions(version, '2.1.0') >= 0) return channel;
  return { post: (message, method) => channel.post(withPaths(message), method), close: channel.close };
}

/**
 * QUIRK(app<2.1.0): the payment message carries its two urls as paths, absolute from 2.1.0 (210) on (specification, section 4). Only the
 * provider's own apps were ever so old: an app of another name takes absolute urls, whatever its version.
 */
function withPaths(message: Outgoing): Outgoing {
  if (!('method' in message) || message.method !== 'paySeq') return message;
  const params = message.params as { redirectUrl: string; failUrl: string };
  const { redirectUrl, failUrl } = params;
  return { ...message, params: { ...params, redirectUrl: pathOf(redirectUrl), failUrl: pathOf(failUrl) } };
}

/** Returns the path of an absolute url; for a page that is routed by its hash, the route in the hash. */
function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url, location.href);
  return hash.startsWith('#/') ? hash.slice(1) : pathname + search + hash;
}
