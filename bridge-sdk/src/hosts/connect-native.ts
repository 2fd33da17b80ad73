/**
 * Connects a page that only own apps show. It has the same kernel and guarantees as `connect`. It leaves out the web hosts, detection
 * by user agent, the version table and the page's fallbacks.
 */
import { supportByHandshake } from '../core/by-handshake.ts';
import { checkOrigins } from '../core/check-options.ts';
import type { HostInfo, HostName } from '../core/data-types.ts';
import { webkitPoster } from '../core/host-globals.ts';
import { openKernel } from '../core/kernel.ts';
import type { Phone, Platform } from '../core/platform.ts';
import type { Bridge, BridgeOptions } from '../core/types.ts';
import { open } from './native/native-app.ts';

/** The options of `connectNative`: the options of `connect`, except options that only other hosts read. */
export type NativeOptions = Omit<
  BridgeOptions,
  | 'userAgent'
  | 'apps'
  | 'fallbacks'
  | 'sign'
  | 'wecom'
  | 'payUrl'
  | 'miniProgramPayPage'
  | 'miniProgramLoginPage'
  | 'miniProgramServicePage'
>;

const hostOf = (name: HostName, platform: Platform, phone: Phone): HostInfo => ({ name, platform, phone });

/**
 * Resolves to a bridge to the own app of this page, within `limits.connectMs` (3 s). Rejects only for wrong options. The handshake names
 * the app's methods. With an app that never answers the handshake, every call rejects with HOST_TOO_OLD. Without an app, as in a plain
 * browser, every call rejects with HOST_GONE and the host is `browser`.
 */
export async function connectNative(options: NativeOptions = {}): Promise<Bridge> {
  checkOrigins(options);
  const appHost = () => (webkitPoster(options) ? hostOf('ios-app', 4, 2) : hostOf('android-app', 3, 1));
  const bridge = openKernel(
    {
      host: appHost(),
      open(context) {
        // Detect again, because this may be a retry after a failure.
        context.host = appHost();
        return open(context).catch((error) => {
          context.host = hostOf('browser', 2, 3);
          throw error;
        });
      },
      supports: (context, method) =>
        supportByHandshake(context, method) || {
          ok: false,
          reason: context.failure ? 'HOST_GONE' : context.capabilities.methods ? 'UNSUPPORTED' : 'HOST_TOO_OLD',
          source: 'host',
        },
    },
    options,
  );
  await bridge.opened;
  return bridge;
}
