/** The two ways to a bridge. Nothing happens before one of them is called. */
import { appIn, type HostHints } from '../hosts/hints.ts';
import { detectHost, hostNamed } from '../hosts/index.ts';
import { needsSignature, supportsOn } from '../hosts/support.ts';
import { globalNamed, HOST_NAME, isTrustedFrame, webkitPoster } from './host-globals.ts';
import { pendingOperations } from './journal.ts';
import { openKernel } from './kernel.ts';
import { ownValue } from './own-value.ts';
import type { AnyCall, Bridge, BridgeOptions, Channel, ChannelContext, Support } from './types.ts';
import { within } from './within.ts';

/** Reads the hints about the host from a page; on a server only what the options give. */
function readHints(options: BridgeOptions): HostHints {
  const { userAgent, maxTouchPoints } = Object(globalNamed('navigator'));
  const environment = globalNamed('__wxjs_environment');
  const { apps, transport, hostName = HOST_NAME } = options;
  const android = globalNamed(hostName) === undefined ? undefined : 'android';
  const channel = transport ? 'given' : webkitPoster(options) ? 'webkit' : android;
  return {
    userAgent: options.userAgent === undefined ? userAgent || '' : options.userAgent,
    ...(apps && { apps }),
    ...(typeof environment === 'string' && { environment }),
    touchPoints: maxTouchPoints || 0,
    nativeChannel: isTrustedFrame(options) ? channel : undefined,
  };
}

/** Loads the host's adapter over the network, within the time for it. */
const adapterOf = (context: ChannelContext) =>
  within(context, context.limits.connectMs, hostNamed(context.host.name).load());

/** An app's user agent without its bridge is a browser; without this code, which may come next time, it is none yet. */
async function open(context: ChannelContext): Promise<Channel> {
  const { fallbacks, transport } = context.options;
  // A server tells what a host can do; it has none.
  if (typeof document === 'undefined' && !transport) throw Error('no page');
  // Before the host is opened, as it would be left open if the other code did not come; together, so that neither is waited for.
  const [adapter, page] = await Promise.all([
    adapterOf(context),
    fallbacks && within(context, context.limits.connectMs, import('./fallbacks.ts')),
  ]);
  const host = await adapter.open(context).catch(async (error) => {
    const { name, phone } = context.host;
    if (hostNamed(name).calls !== 'since') throw error;
    // The host that no hint at all leads to.
    context.host = { ...detectHost({ userAgent: '' }), phone };
    return (await adapterOf(context)).open(context);
  });
  return page ? page.besideHost(host, context, (method) => supports(context, method).source === 'page') : host;
}

function supports({ host, capabilities: { methods }, options }: ChannelContext, method: AnyCall): Support {
  const { name } = method;
  const { fallbacks, sign, wecom } = options;
  if (ownValue(methods, name)) return { ok: true, source: 'host' };
  const signs = sign && (wecom || host.name !== 'wecom');
  let support: Support =
    signs || !needsSignature(host, method)
      ? supportsOn(host, method)
      : { ok: false, reason: 'UNSUPPORTED', source: 'page' };
  // What a handshake does not name the app cannot do, whatever the table says.
  if (methods) support = { reason: 'UNSUPPORTED', ...support, ok: false, source: 'host' };
  return !support.ok && ownValue(fallbacks, name) ? { ok: true, source: 'page' } : support;
}

/**
 * A bridge at once: detection is synchronous, the host is opened in the background, calls wait for it in order. Call it
 * before any router runs, as WeChat on iOS signs the address of the page load.
 */
export function createBridge(options: BridgeOptions = {}): Bridge {
  const hints = readHints(options);
  const landingUrl = typeof location === 'undefined' ? '' : location.href.split('#')[0];
  return openKernel(
    {
      host: detectHost(hints),
      token: appIn(hints).session,
      open: (context) => open(Object.assign(context, { landingUrl })),
      supports,
      pending: pendingOperations,
    },
    options,
  );
}

/** A bridge whose host is ready, or known not to answer: settles within `limits.connectMs` (3 s), never rejects. */
export async function connect(options: BridgeOptions = {}): Promise<Bridge> {
  const bridge = createBridge(options);
  await bridge.opened;
  return bridge;
}
