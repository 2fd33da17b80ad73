/**
 * The way to a bridge for a page that is only ever shown by own apps: the same kernel and promises as `connect`, without the
 * other five hosts, detection by user agent, the version table and the page's own fallbacks and events.
 */
import { webkitPoster } from '../core/host-globals.ts';
import { openKernel } from '../core/kernel.ts';
import { ownValue } from '../core/own-value.ts';
import type { Bridge, BridgeOptions, PendingOperations } from '../core/types.ts';
import { open } from './native/native-app.ts';

export { pendingOperations } from '../core/journal.ts';

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

/** A page that pays, or logs in by leaving, gives `pending: pendingOperations`; others need not carry the journal. */
interface WithPending extends NativeOptions {
  pending: PendingOperations;
}

/** Without `pending()`, as nothing is asked that outlives the page. */
export type NativeBridge = Omit<Bridge, 'pending'>;

/**
 * A bridge to the own app around this page: settles within `limits.connectMs` (3 s), never rejects. What the app can do is what
 * its handshake names; before, and of an app that never shakes hands, nothing is promised (HOST_TOO_OLD). Where there is no
 * app, every call rejects with that, too.
 */
export async function connectNative(options: WithPending): Promise<Bridge>;
export async function connectNative(options?: NativeOptions): Promise<NativeBridge>;
export async function connectNative(options: NativeOptions & Partial<WithPending> = {}): Promise<NativeBridge> {
  const bridge = openKernel(
    {
      host: webkitPoster(options)
        ? { name: 'ios-app', platform: 4, phone: 2 }
        : { name: 'android-app', platform: 3, phone: 1 },
      open,
      pending: options.pending,
      supports: ({ capabilities: { methods } }, { name }) =>
        ownValue(methods, name)
          ? { ok: true, source: 'host' }
          : { ok: false, reason: methods ? 'UNSUPPORTED' : 'HOST_TOO_OLD', source: 'host' },
    },
    options,
  );
  await bridge.opened;
  return bridge;
}
