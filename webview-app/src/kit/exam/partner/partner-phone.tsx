import { dialPhone } from '@sdhealth/bridge-sdk';
import { Phone } from 'lucide-react';
import { bridge } from '../../../platform/bridge.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Name } from '../../../ui/name.tsx';
import { hostFirst } from '../../host-first.ts';
import type { StatusLink } from '../../status-actions.tsx';
import { useKitWords } from '../../words/index.ts';

const callBy = (number: string) => ({
  href: `tel:${number}`,
  onClick: hostFirst(dialPhone, () => bridge.call(dialPhone, { number })),
});

/** Makes the row that calls a partner's line. */
export const phoneAction = (label: string, number: string): StatusLink => ({
  id: 'call',
  label,
  text: <Name>{number}</Name>,
  icon: <Phone />,
  ...callBy(number),
});

/** Calls a partner's line; the number stands in the button, for a device that cannot dial. */
export function PartnerCall({ phone }: { phone: string }) {
  return (
    <LinkButton icon={<Phone />} {...callBy(phone)}>
      {useKitWords().service.call(phone)}
    </LinkButton>
  );
}
