/** The calls that a page does by web standards alone, in every host that is a browser underneath. */
import { ownAddress, webAddress } from '../../core/address.ts';
import type { ChannelContext } from '../../core/types.ts';
import { BridgeError } from '../../errors.ts';
import type { Handlers } from '../host.ts';
import { later } from './later.ts';

const OS = { 1: 'android', 2: 'ios', 3: 'other' } as const;

/** The address, or a refusal before anything happens. */
export function insist(address: string | undefined, path = '/url'): string {
  if (!address) throw new BridgeError('BAD_PARAMS', `${path}: an address that is not allowed`);
  return address;
}

/** Leaves this page, where the address is allowed. The caller's promise may never be read again. */
export function leaveTo(address: string | undefined, path?: string): Record<never, never> {
  location.assign(insist(address, path));
  return {};
}

/** The two addresses that a payment comes back to are the page's own. */
export function insistOnReturns(
  { redirectUrl, failUrl }: { redirectUrl: string; failUrl: string },
  { options: { origins } }: Pick<ChannelContext, 'options'>,
): void {
  insist(ownAddress(redirectUrl, origins), '/redirectUrl');
  insist(ownAddress(failUrl, origins), '/failUrl');
}

export const unsupported = (text: string) => new BridgeError('UNSUPPORTED', text);

/** A value in an address: text as it is, all else as JSON. */
export const fieldText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Not behind any `await`, as the browser wants the person's tap: leaving the page, and the file input. */
export function webHandlers(context: ChannelContext) {
  const { host, options } = context;
  return {
    /** The payment host's cashier, with the payInfo fields and the two urls (specification, section 4). */
    paySeq({ paySeq, payServiceOrderId, payInfo, redirectUrl, failUrl }) {
      insistOnReturns({ redirectUrl, failUrl }, context);
      if (!options.payUrl) throw unsupported('no payUrl configured');
      const url = new URL(options.payUrl, location.href);
      const fields = { ...payInfo, paySeq, payServiceOrderId, redirectUrl, failUrl };
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, fieldText(value));
      leaveTo(url.href);
      return { outcome: 'redirected' };
    },
    openPage: ({ url }) => leaveTo(ownAddress(url, options.origins)),
    openExternal: ({ url }) => leaveTo(webAddress(url) || ownAddress(url)),
    openCustomerService({ url, phone }) {
      if (url) return leaveTo(webAddress(url) || ownAddress(url));
      if (phone) return leaveTo(`tel:${phone}`);
      throw unsupported('neither url nor phone given');
    },
    dialPhone: ({ number }) => leaveTo(`tel:${number.replace(/[^\d+*#,;]/g, '')}`),
    getDeviceInfo: () => ({ os: OS[host.phone], language: navigator.language }),
    getNetwork: () => ({ type: navigator.onLine ? 'online' : 'none' }),
    ...later(() => import('./web-location.ts'), 'getLocation'),
    chooseImages,
  } satisfies Handlers;
}

/** A file input. A dialog closed without a choice is CANCELLED where the browser says so, else the call's deadline ends it. */
function chooseImages({ count, source }: { count: number; source?: string }, signal: AbortSignal) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/*';
  input.multiple = count > 1;
  if (source === 'camera') input.setAttribute('capture', 'environment');
  return new Promise<{ images: { url: string; sizeBytes: number }[] }>((resolve, reject) => {
    const cancelled = () => reject(new BridgeError('CANCELLED', 'no picture chosen'));
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
