/** Creates bridges by `createBridge` and `connect`. Importing this module has no side effects. */
import { appIn, type HostHints } from '../hosts/hints.ts';
import { detectHost, hostNamed } from '../hosts/index.ts';
import { pageRefusal, supportsOn } from '../hosts/support.ts';
import { supportByHandshake } from './by-handshake.ts';
import { checkOrigins } from './check-options.ts';
import type { HostName, Support } from './data-types.ts';
import { globalNamed, globalPoster, HOST_NAME, isTrustedFrame, webkitPoster } from './host-globals.ts';
import { openKernel } from './kernel.ts';
import { ownValue } from './own-value.ts';
import { withTimeout } from './timeout.ts';
import type { AnyMethod, Bridge, BridgeOptions, Channel, ChannelContext } from './types.ts';

/** Reads the hints about the host from page and options, on a server only from the options. Any script may have set the page's globals. */
function readHints(options: BridgeOptions): HostHints {
  const { userAgent: pageUserAgent = '', maxTouchPoints } = Object(globalNamed('navigator'));
  const { apps, transport, hostName = HOST_NAME, userAgent = pageUserAgent } = options;
  const androidChannel = globalPoster(hostName) && 'android';
  const channel = transport ? 'given' : webkitPoster(options) ? 'webkit' : androidChannel;
  return {
    userAgent,
    apps,
    environment: globalNamed('__wxjs_environment'),
    touchPoints: maxTouchPoints,
    nativeChannel: isTrustedFrame(options) ? channel : undefined,
  } as HostHints;
}

/** Loads the chunk of the host's adapter. Rejects after `connectMs`. */
const loadAdapter = (context: ChannelContext) =>
  withTimeout(context, context.limits.connectMs, hostNamed(context.host.name as HostName).load());

/**
 * Opens the host. Falls back to the browser if the user agent names an app but the page has no native bridge. If the code fails to
 * load, the next call retries.
 */
async function open(context: ChannelContext): Promise<Channel> {
  const { fallbacks, transport } = context.options;
  // A server answers `supports()` only.
  if (typeof document === 'undefined' && !transport) throw Error('no page');
  // Load the fallbacks before opening the host: if they failed to load later, the host would stay open. Both load in parallel.
  const [adapter, chunk] = await Promise.all([
    loadAdapter(context),
    fallbacks && withTimeout(context, context.limits.connectMs, import('./fallbacks.ts')),
  ]);
  const host = await adapter.open(context).catch(async (error) => {
    const { name, phone } = context.host;
    if (hostNamed(name as HostName).methods !== 'since') throw error;
    // Without any hint the browser is detected.
    context.host = { ...detectHost({ userAgent: '' }), phone };
    return (await loadAdapter(context)).open(context);
  });
  return chunk
    ? chunk.withFallbacks(host, context, (method, params) => supports(context, method, params).source === 'page')
    : host;
}

/** Returns the support of a method. `isPage` false ignores the abilities of this browser, which a server cannot know. */
function supports(
  context: Pick<ChannelContext, 'host' | 'capabilities' | 'options'>,
  method: AnyMethod,
  params?: unknown,
  isPage = typeof document === 'object',
): Support {
  const { host, capabilities, options } = context;
  let support = supportByHandshake(context, method);
  // A handshake overrides the version table: a method that it does not name is unsupported.
  if (!support) {
    support = supportsOn(host, method);
    if (capabilities.methods) support = { reason: 'UNSUPPORTED', ...support, ok: false, source: 'host' };
    else if (support.ok) support = pageRefusal(host, options, method, params, isPage) || support;
  }
  return !support.ok && ownValue(options.fallbacks, method.name) ? { ok: true, source: 'page' } : support;
}

/**
 * Creates a bridge synchronously and opens its host in the background. Calls are queued in order until it is open. Call it before
 * any router runs, because WeChat on iOS signs the address of the page load. Throws BAD_PARAMS for wrong options.
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

/** Resolves to a bridge when its host is ready or fails to answer, within `limits.connectMs` (3 s). Rejects only for wrong options. */
export async function connect(options: BridgeOptions = {}): Promise<Bridge> {
  const bridge = createBridge(options);
  await bridge.opened;
  return bridge;
}
