/** The methods that a page does by web standards alone, in every host that is based on a browser. */
import type { ChannelContext } from '../../core/types.ts';
import { BridgeError } from '../../errors.ts';
import type { HandlersOf } from '../host.ts';
import { PAY_URL } from '../pay-url.ts';
import type { webMethods } from '../web-methods.ts';
import { later } from './later.ts';

/** By the phone's number. */
const OS = ['', 'android', 'ios', 'other'] as const;

/** Leaves this page for an address that the call's row has allowed. The caller may never see the promise settle. */
export function leaveTo(address: string): Record<never, never> {
  location.assign(address);
  return {};
}

export const unsupported = (text: string) => new BridgeError('UNSUPPORTED', text);

/** Returns a value as text for an address: text as it is, all else as JSON. */
export const fieldText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns one handler for each of `webMethods`: one that is missing does not compile here. Leaving the page and the file input come before any `await`, because the browser requires the person's tap. */
export function webHandlers(context: ChannelContext): HandlersOf<typeof webMethods> {
  const { host, options } = context;
  return {
    /** Opens the payment host's cashier with the payInfo fields, the two urls and `biz`, and nothing else (specification, section 4). */
    paySeq({ payInfo, redirectUrl, failUrl, biz }) {
      // Here and below, `supports()` has refused what is missing.
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
    ...later(() => import('./web-location.ts'), 'getLocation'),
    chooseImages,
  };
}

/**
 * Opens a file input. A dialog that is closed without a choice is CANCELLED where the browser reports it, else the deadline ends
 * the call.
 */
function chooseImages({ count, source }: { count: number; source?: string }, signal: AbortSignal) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.multiple = count > 1;
  if (source === 'camera') input.setAttribute('capture', 'environment');
  return new Promise<{ images: { url: string; sizeBytes: number }[] }>((resolve, reject) => {
    const cancelled = () => reject(new BridgeError('CANCELLED'));
    input.addEventListener('cancel', cancelled);
    signal.addEventListener('abort', cancelled);
    input.addEventListener('change', () => {
      const files = Array.from(input.files || []).slice(0, count);
      if (!files.length) return cancelled();
      resolve({ images: files.map((file) => ({ url: URL.createObjectURL(file), sizeBytes: file.size })) });
    });
    input.click();
  });
}
