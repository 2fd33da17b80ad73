/** The two ways to a bridge. Nothing happens before one of them is called. */
import type { Bridge } from './bridge.ts';
import { openKernel } from './kernel.ts';
import type { BridgeOptions } from './options.ts';
import { readSigns } from './signs.ts';

/** Enough to tell one page load from the next: 8 letters and digits of the platform's cryptographic source. */
function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

const withoutHash = (url: string): string => url.split('#', 1)[0] ?? url;

/**
 * A bridge at once: detection is synchronous, the host is opened in the background, calls wait for it in order. Call it
 * before any router runs, as WeChat on iOS signs the address of the page load.
 */
export function createBridge(options: BridgeOptions = {}): Bridge {
  const landingUrl = typeof location === 'undefined' ? '' : withoutHash(location.href);
  return openKernel(readSigns(options), landingUrl, makeNonce(), options);
}

/** A bridge whose host is ready, or known not to answer: settles within `limits.connectMs` (3 s), never rejects. */
export async function connect(options: BridgeOptions = {}): Promise<Bridge> {
  const bridge = createBridge(options);
  await bridge.opened;
  return bridge;
}
