import { dialPhone } from '@sdhealth/bridge-sdk';
import { Phone } from 'lucide-react';
import { bridge } from '../../../platform/bridge.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { hostFirst } from '../../host-first.ts';
import type { StatusLink } from '../../status-actions.tsx';

/** Makes the props of a link that calls a number. */
const dial = (number: string) => ({
  href: `tel:${number}`,
  onClick: hostFirst(dialPhone, () => bridge.call(dialPhone, { number })),
});

/** Makes the row that calls a partner's line. */
export const phoneAction = (label: string, number: string): StatusLink => ({
  id: 'call',
  label,
  text: number,
  icon: <Phone />,
  ...dial(number),
});

/** The same as a button of the bar. */
export const PhoneButton = ({ label, number }: { label: string; number: string }) => (
  <LinkButton {...dial(number)}>{label}</LinkButton>
);
