/** The two ways to a bridge. Nothing happens before one of them is called. */
import { appIn, type HostHints } from '../hosts/hints.ts';
import { detectHost, hostNamed } from '../hosts/index.ts';
import { refusedByPage, supportsOn } from '../hosts/support.ts';
import { byHandshake } from './by-handshake.ts';
import { checkOrigins } from './check-options.ts';
import type { HostName, Support } from './data-types.ts';
import { globalNamed, globalPoster, HOST_NAME, isTrustedFrame, webkitPoster } from './host-globals.ts';
import { openKernel } from './kernel.ts';
import { ownValue } from './own-value.ts';
import type { AnyMethod, Bridge, BridgeOptions, Channel, ChannelContext } from './types.ts';
import { within } from './within.ts';

/** Reads the hints about the host from a page; on a server only those of the options. Each is looked at as the value of anybody. */
function readHints(options: BridgeOptions): HostHints {
  const { userAgent: own = '', maxTouchPoints } = Object(globalNamed('navigator'));
  const { apps, transport, hostName = HOST_NAME, userAgent = own } = options;
  const android = globalPoster(hostName) && 'android';
  const channel = transport ? 'given' : webkitPoster(options) ? 'webkit' : android;
  return {
    userAgent,
    apps,
    environment: globalNamed('__wxjs_environment'),
    touchPoints: maxTouchPoints,
    nativeChannel: isTrustedFrame(options) ? channel : undefined,
  } as HostHints;
}

/** Loads the host's adapter over the network, within the time for it. */
const adapterOf = (context: ChannelContext) =>
  within(context, context.limits.connectMs, hostNamed(context.host.name as HostName).load());

/**
 * Opens the host. An app's user agent without the app's bridge is a browser. If the code fails to load, nothing is decided and the
 * next call tries again.
 */
async function open(context: ChannelContext): Promise<Channel> {
  const { fallbacks, transport } = context.options;
  // A server answers `supports()`, but it has no host.
  if (typeof document === 'undefined' && !transport) throw Error('no page');
  // Loaded before the host is opened: if this code fails to load, an open host would be left. Both load at the same time.
  const [adapter, page] = await Promise.all([
    adapterOf(context),
    fallbacks && within(context, context.limits.connectMs, import('./fallbacks.ts')),
  ]);
  const host = await adapter.open(context).catch(async (error) => {
    const { name, phone } = context.host;
    if (hostNamed(name as HostName).methods !== 'since') throw error;
    // The host that no hint at all leads to.
    context.host = { ...detectHost({ userAgent: '' }), phone };
    return (await adapterOf(context)).open(context);
  });
  return page
    ? page.besideHost(host, context, (method, params) => supports(context, method, params).source === 'page')
    : host;
}

/** Returns the support by what is known in this place: without `isPage`, as a server knows it. */
function supports(
  context: Pick<ChannelContext, 'host' | 'capabilities' | 'options'>,
  method: AnyMethod,
  params?: unknown,
  isPage = typeof document === 'object',
): Support {
  const { host, capabilities, options } = context;
  let support = byHandshake(context, method);
  // A call that the handshake does not name is unsupported, also if the table has it.
  if (!support) {
    support = supportsOn(host, method);
    if (capabilities.methods) support = { reason: 'UNSUPPORTED', ...support, ok: false, source: 'host' };
    else if (support.ok) support = refusedByPage(host, options, method, params, isPage) || support;
  }
  return !support.ok && ownValue(options.fallbacks, method.name) ? { ok: true, source: 'page' } : support;
}

/**
 * Returns a bridge at once: detection is synchronous, the host is opened in the background, calls wait for it in order. Call it
 * before any router runs, as WeChat on iOS signs the address of the page load. Throws BAD_PARAMS for wrong options.
 */
export function createBridge(options: BridgeOptions = {}): Bridge {
  checkOrigins(options);
  const hints = readHints(options);
  const landingUrl = typeof location === 'undefined' ? '' : location.href.split('#')[0];
  return openKernel(
    {
      host: detectHost(hints),
      token: appIn(hints).session,
      open: (context) => open(Object.assign(context, { landingUrl })),
      supports,
      onServer: (method, params) => {
        const { userAgent, apps } = hints;
        const host = detectHost({ userAgent, apps } as HostHints);
        return supports({ host, capabilities: {}, options }, method, params, false);
      },
    },
    options,
  );
}

/** Resolves to a bridge whose host is ready, or is known not to answer. Settles within `limits.connectMs` (3 s). Rejects only for wrong options. */
export async function connect(options: BridgeOptions = {}): Promise<Bridge> {
  const bridge = createBridge(options);
  await bridge.opened;
  return bridge;
}
