import { BridgeError } from '../errors.ts';
import { isOrigin } from '../transports/frame.ts';
import type { BridgeOptions } from './types.ts';

/**
 * True for an origin exactly as the browser writes it: `https://m.shop.example`. The browser calls the origin of an app's own scheme
 * (`capacitor://localhost`) opaque.
 */
const isWritten = (text: unknown): boolean =>
  typeof text === 'string' &&
  (/^(https?|file|javascript|data|blob|about):/i.test(text)
    ? isOrigin(text)
    : /^[a-z][a-z\d+.-]*:\/\/[^/?#@\s]+$/.test(text));

const isFilled = (text: unknown): boolean => typeof text === 'string' && text !== '';

/** Checks the options when a bridge is made. Throws BAD_PARAMS with a clear text: a wrong origin would refuse addresses much later. */
export function checkOptions({ origins = [], apps }: Pick<BridgeOptions, 'origins' | 'apps'>): void {
  const bad = (path: string, text: string) => {
    throw new BridgeError('BAD_PARAMS', `options.${text}`, { path });
  };
  if (!Array.isArray(origins)) return bad('/origins', 'origins must be a list');
  const wrong = origins.findIndex((one) => !isWritten(one));
  if (wrong >= 0)
    bad(`/origins/${wrong}`, `origins[${wrong}] must be an origin, like https://m.shop.example: ${origins[wrong]}`);
  if (apps && !(Array.isArray(apps) && apps.length && apps.every(isFilled)))
    bad('/apps', 'apps must be a list of names');
}
