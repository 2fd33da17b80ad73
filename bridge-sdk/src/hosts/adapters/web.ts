/** Implements the methods that need web standards only, in every host that is based on a browser. */
import type { ChannelContext } from '../../core/types.ts';
import { BridgeError } from '../../errors.ts';
import type { HandlersOf } from '../host.ts';
import { PAY_URL } from '../pay-url.ts';
import type { webMethods } from '../web-methods.ts';
import { lazyHandlers } from './lazy-handlers.ts';

/** The names of the phone's system, by the codes of `Phone`. */
const OS = ['', 'android', 'ios', 'other'] as const;

/** Navigates to an address that the call's row has accepted. The page may be unloaded before the call settles. */
export function leaveTo(address: string): Record<never, never> {
  location.assign(address);
  return {};
}

export const unsupported = (text: string) => new BridgeError('UNSUPPORTED', text);

/** Returns a value as text for a query: text unchanged, any other value as JSON. */
export const fieldText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Returns a handler for each of `webMethods`. A missing handler does not compile. Navigation and the file input need user activation, so
 * they come before any `await`.
 */
export function webHandlers(context: ChannelContext): HandlersOf<typeof webMethods> {
  const { host, options } = context;
  return {
    /** Opens the cashier with the payInfo fields, the two urls and `biz` only (specification, section 4). */
    paySeq({ payInfo, redirectUrl, failUrl, biz }) {
      // Here and below, `supports()` has refused missing options and params.
      const payUrl = options.payUrl as string;
      if (!PAY_URL.test(payUrl)) throw unsupported('payUrl');
      const url = new URL(payUrl);
      const fields = { ...payInfo, redirectUrl, failUrl, ...(biz && { biz }) };
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, fieldText(value));
      leaveTo(url.href);
      return { outcome: 'redirected' };
    },
    openPage: ({ url }) => leaveTo(url),
    openExternal: ({ url }) => leaveTo(url),
    openCustomerService: ({ url, phone }) => leaveTo(url || `tel:${phone}`),
    dialPhone: ({ number }) => leaveTo(`tel:${number.replace(/[^\d+*#,;]/g, '')}`),
    getDeviceInfo: () => ({ os: OS[host.phone] as 'android' | 'ios' | 'other', language: navigator.language }),
    getNetwork: () => ({ type: navigator.onLine ? 'online' : 'none' }),
    ...lazyHandlers(() => import('./web-location.ts'), 'getLocation'),
    chooseImages,
  };
}

/**
 * Opens a file input. A dialog closed without a choice is CANCELLED if the browser fires `cancel`. Otherwise the call ends by its
 * deadline.
 */
function chooseImages({ count, source }: { count: number; source?: string }, signal: AbortSignal) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.multiple = count > 1;
  if (source === 'camera') input.setAttribute('capture', 'environment');
  return new Promise<{ images: { url: string; sizeBytes: number }[] }>((resolve, reject) => {
    const cancel = () => reject(new BridgeError('CANCELLED'));
    input.addEventListener('cancel', cancel);
    signal.addEventListener('abort', cancel);
    input.addEventListener('change', () => {
      const files = Array.from(input.files || []).slice(0, count);
      if (!files.length) return cancel();
      resolve({ images: files.map((file) => ({ url: URL.createObjectURL(file), sizeBytes: file.size })) });
    });
    input.click();
  });
}
