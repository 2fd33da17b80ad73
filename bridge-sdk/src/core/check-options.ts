import { BridgeError } from '../errors.ts';
import { isOrigin } from '../transports/frame.ts';
import type { BridgeOptions } from './types.ts';

/**
 * Returns true for an origin exactly as the browser writes it: `https://m.shop.example`. The second expression accepts an app's own
 * scheme (`capacitor://localhost`), whose origin the browser calls opaque.
 */
export const isOriginText = (text: unknown): boolean =>
  typeof text === 'string' &&
  (isOrigin(text) || /^(?!(https?|file|javascript|data|blob|about):)[a-z][a-z\d+.-]*:\/\/[^/?#@\s]+$/.test(text));

/**
 * Checks the origins when a bridge is made. Throws BAD_PARAMS with the path, because a wrong origin would refuse addresses only much
 * later. The development build checks every option (`development/check-options.ts`).
 */
export function checkOrigins({ origins = [] }: Pick<BridgeOptions, 'origins'>): void {
  const isList = Array.isArray(origins);
  const wrongIndex = isList ? origins.findIndex((origin) => !isOriginText(origin)) : 0;
  if (wrongIndex < 0) return;
  const path = isList ? `/origins/${wrongIndex}` : '/origins';
  throw new BridgeError('BAD_PARAMS', `options${path}`, { path });
}
