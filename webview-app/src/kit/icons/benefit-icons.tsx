import { ClipboardPlus, FileText, LifeBuoy, MessageCircleHeart, Phone, Pill, Ticket, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Right } from '../../api/rights-card.ts';
import type { PackageRight } from '../../api/rights-package.ts';
import type { UserRight } from '../../api/user-rights.ts';

/** The icon of each kind of benefit, the same for cards, packages and a person's own benefits. */
export const benefitIcons: Readonly<Record<UserRight['icon'] | PackageRight['icon'] | Right['code'], ReactNode>> = {
  checkup: <ClipboardPlus />,
  doctor: <MessageCircleHeart />,
  online: <MessageCircleHeart />,
  phone: <Phone />,
  green: <Zap />,
  drug: <Pill />,
  report: <FileText />,
  rescue: <LifeBuoy />,
  coupon: <Ticket />,
};
