import { ClipboardPlus, FileText, LifeBuoy, MessageCircleHeart, Phone, Pill, Ticket, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserRight } from '../../../api/user-rights.ts';

/** The picture of each kind of benefit, the same on every page. */
export const benefitIcons: Record<UserRight['icon'], ReactNode> = {
  checkup: <ClipboardPlus />,
  doctor: <MessageCircleHeart />,
  phone: <Phone />,
  green: <Zap />,
  drug: <Pill />,
  report: <FileText />,
  rescue: <LifeBuoy />,
  coupon: <Ticket />,
};
