import { dialPhone } from '@sdhealth/bridge-sdk';
import { hostLink } from './host-link.ts';

/** Returns a phone number in the form for dialling: `+86 10 8520 9120` becomes `+861085209120`. An extension is left out. */
export const dialString = (phone: string): string =>
  (/^\+?[\d\s().（）-]+/.exec(phone.trim())?.[0] ?? '').replace(/[^\d+]/g, '');

/** Returns the props of a link that opens the host's dialler, with the `tel:` link as fallback. */
export function dialLink(phone: string) {
  const number = dialString(phone);
  return hostLink(dialPhone, { number }, `tel:${number}`);
}
