import { dialPhone } from '@sdhealth/bridge-sdk';
import { Phone } from 'lucide-react';
import { bridge } from '../../../platform/bridge.ts';
import { hostFirst } from '../../host-first.ts';
import type { StatusLink } from '../../status-actions.tsx';

/** Makes the row that calls a partner's line. */
export const phoneAction = (label: string, number: string): StatusLink => ({
  id: 'call',
  label,
  text: number,
  icon: <Phone />,
  href: `tel:${number}`,
  onClick: hostFirst(dialPhone, () => bridge.call(dialPhone, { number })),
});
