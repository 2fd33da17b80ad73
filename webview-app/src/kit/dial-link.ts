import { dialPhone } from '@sdhealth/bridge-sdk';
import { bridge } from '../platform/bridge.ts';

/** A phone number as it is dialled: `+86 10 8520 9120` is `+861085209120`. What follows it, an extension, is not dialled. */
export const dialled = (phone: string): string =>
  (/^\+?[\d\s().（）-]+/.exec(phone.trim())?.[0] ?? '').replace(/[^\d+]/g, '');

/** A link that dials: the host's dialler where it has one, the `tel:` link where it has not or where it fails. */
export function dialLink(phone: string) {
  const number = dialled(phone);
  const address = `tel:${number}`;
  return {
    href: address,
    onClick: (event: { preventDefault: () => void }) => {
      if (!bridge.supports(dialPhone).ok) return;
      event.preventDefault();
      void bridge.call(dialPhone, { number }).catch(() => location.assign(address));
    },
  };
}
