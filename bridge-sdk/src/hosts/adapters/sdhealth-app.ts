/** Adapts the provider's own apps, including the differences of old versions. */
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
 * QUIRK(app<2.1.0): the payment message carries its two urls as paths. Version 2.1.0 (210) takes absolute ones (specification,
 * section 4). An app of another name takes absolute urls in every version.
 */
function withPaths(message: Outgoing): Outgoing {
  if (!('method' in message) || message.method !== 'paySeq') return message;
  const params = message.params as { redirectUrl: string; failUrl: string };
  const { redirectUrl, failUrl } = params;
  return { ...message, params: { ...params, redirectUrl: pathOf(redirectUrl), failUrl: pathOf(failUrl) } };
}

/** Returns the path of an absolute url. For a page with hash routes this is the route in the hash. */
function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url, location.href);
  return hash.startsWith('#/') ? hash.slice(1) : pathname + search + hash;
}
