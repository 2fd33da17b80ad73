import { Phone } from 'lucide-react';
import { LinkButton } from '../../../ui/button.tsx';
import { Name } from '../../../ui/name.tsx';
import type { StatusLink } from '../../status-actions.tsx';
import { useKitWords } from '../../words/index.ts';
import { callLink } from '../place-links.ts';

/** Makes the row that calls a partner's line. */
export const phoneAction = (label: string, number: string): StatusLink => ({
  id: 'call',
  label,
  text: <Name>{number}</Name>,
  icon: <Phone />,
  ...callLink(number),
});

/** Calls a partner's line; the number stands in the button, for a device that cannot dial. */
export function PartnerCall({ phone }: { phone: string }) {
  return (
    <LinkButton icon={<Phone />} {...callLink(phone)}>
      {useKitWords().service.call(phone)}
    </LinkButton>
  );
}
