import { Phone } from 'lucide-react';
import type { StatusLink } from '../../../kit/page/status-actions.tsx';
import { useKitWords } from '../../../kit/words/index.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Name } from '../../../ui/name.tsx';
import { callLink } from '../institution-links.ts';

/** Returns the row that calls a partner's phone number. */
export const phoneAction = (label: string, number: string): StatusLink => ({
  id: 'call',
  label,
  text: <Name>{number}</Name>,
  icon: <Phone />,
  ...callLink(number),
});

/** Shows a button that calls a partner's phone number. Its text contains the number, for a device that cannot dial. */
export function PartnerCall({ phone }: { phone: string }) {
  return (
    <LinkButton icon={<Phone />} {...callLink(phone)}>
      {useKitWords().service.call(phone)}
    </LinkButton>
  );
}
