import { BridgeError } from '../errors.ts';
import type { BridgeOptions } from './types.ts';

/** True for an origin exactly as the browser writes it: `https://m.shop.example`. */
const isOrigin = (text: unknown): boolean => typeof text === 'string' && /^[a-z][a-z\d+.-]*:\/\/[^/?#\s]+$/.test(text);

/** Checks the options when a bridge is made. Throws BAD_PARAMS with a clear text: a wrong origin would refuse addresses much later. */
export function checkOptions({ origins = [], apps }: Pick<BridgeOptions, 'origins' | 'apps'>): void {
  const wrong = origins.findIndex((one) => !isOrigin(one));
  const bad = (path: string, text: string) => {
    throw new BridgeError('BAD_PARAMS', `options${text}`, { path });
  };
  if (wrong >= 0)
    bad(
      `/origins/${wrong}`,
      `.origins[${wrong}] must be a scheme and a host, like https://m.shop.example: ${origins[wrong]}`,
    );
  if (apps && !apps.every(Boolean)) bad('/apps', '.apps must be names, like MyApp');
  if (apps && !apps.length) bad('/apps', '.apps must name an app; leave it out for the default');
}
