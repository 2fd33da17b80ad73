import { dialPhone } from '@sdhealth/bridge-sdk';
import { hostLink } from './host-link.ts';

/** A phone number as it is dialled: `+86 10 8520 9120` is `+861085209120`. What follows it, an extension, is not dialled. */
export const dialled = (phone: string): string =>
  (/^\+?[\d\s().（）-]+/.exec(phone.trim())?.[0] ?? '').replace(/[^\d+]/g, '');

/** Returns the props of a link that dials: the host's dialler where it has one, the `tel:` link where it has not or where it fails. */
export function dialLink(phone: string) {
  const number = dialled(phone);
  return hostLink(dialPhone, { number }, `tel:${number}`);
}
