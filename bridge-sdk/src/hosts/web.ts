/** What a page can do by web standards alone, for every host that is a browser underneath. */
import { isOwnAddress, isWebAddress } from '../core/address.ts';
import type { LinkContext } from '../core/link.ts';
import type { Handlers } from '../core/local-link.ts';
import { BridgeError } from '../errors.ts';

const OS = { 1: 'android', 2: 'ios', 3: 'other' } as const;

/** Leaves this page. The caller's promise may never be read again. */
export function leaveTo(url: string): void {
  location.assign(url);
}

/** Refuses an address before anything happens. */
export function insist(good: boolean, path: string): void {
  if (!good) throw new BridgeError('BAD_PARAMS', `${path}: an address that is not allowed`);
}

/** The two addresses that a payment comes back to are the page's own. */
export function insistOnReturns(
  { redirectUrl, failUrl }: { redirectUrl: string; failUrl: string },
  { options: { origins } }: Pick<LinkContext, 'options'>,
): void {
  insist(isOwnAddress(redirectUrl, origins), '/redirectUrl');
  insist(isOwnAddress(failUrl, origins), '/failUrl');
}

export function webHandlers(context: LinkContext) {
  const { host, options } = context;
  return {
    /** The payment host's cashier, with the payInfo fields and the two urls (specification, section 4). */
    paySeq({ paySeq, payServiceOrderId, payInfo, redirectUrl, failUrl }) {
      insistOnReturns({ redirectUrl, failUrl }, context);
      if (!options.payUrl) throw new BridgeError('UNSUPPORTED', 'no payUrl configured');
      const url = new URL(options.payUrl, location.href);
      for (const [name, value] of Object.entries(payInfo))
        url.searchParams.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
      for (const [name, value] of Object.entries({ paySeq, payServiceOrderId, redirectUrl, failUrl }))
        url.searchParams.set(name, value);
      leaveTo(url.href);
      return { outcome: 'redirected' };
    },
    openPage({ url }) {
      insist(isOwnAddress(url, options.origins), '/url');
      leaveTo(new URL(url, location.href).href);
      return {};
    },
    openExternal({ url }) {
      insist(isWebAddress(url) || isOwnAddress(url), '/url');
      leaveTo(url);
      return {};
    },
    openCustomerService({ url, phone }) {
      insist(!url || isWebAddress(url) || isOwnAddress(url), '/url');
      if (url) leaveTo(url);
      else if (phone) leaveTo(`tel:${phone}`);
      else throw new BridgeError('UNSUPPORTED', 'neither url nor phone given');
      return {};
    },
    dialPhone({ number }) {
      leaveTo(`tel:${number.replace(/[^\d+*#,;]/g, '')}`);
      return {};
    },
    getDeviceInfo() {
      return { os: OS[host.phone], language: navigator.language };
    },
    getNetwork() {
      return { type: navigator.onLine ? 'online' : 'none' };
    },
    getLocation: locate,
    chooseImages,
  } satisfies Handlers;
}

/** WGS 84 only: the browser has no other. */
function locate({ coordinates }: { coordinates?: string }) {
  if (coordinates === 'gcj02') throw new BridgeError('UNSUPPORTED', 'gcj02 in a browser');
  if (!navigator.geolocation) throw new BridgeError('UNSUPPORTED', 'no geolocation');
  return new Promise<{ latitude: number; longitude: number; accuracyM: number }>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracyM: accuracy }),
      (error) => reject(new BridgeError(error.code === error.PERMISSION_DENIED ? 'DENIED' : 'FAILED', error.message)),
      { timeout: 20_000, maximumAge: 60_000 },
    );
  });
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
      const files = Array.from(input.files ?? []).slice(0, count);
      if (!files.length) return cancelled();
      resolve({ images: files.map((file) => ({ url: URL.createObjectURL(file), sizeBytes: file.size })) });
    });
    input.click();
  });
}
