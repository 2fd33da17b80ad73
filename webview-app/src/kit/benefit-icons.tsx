import { ClipboardPlus, FileText, LifeBuoy, MessageCircleHeart, Phone, Pill, Ticket, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Right } from '../api/rights-card.ts';
import type { PackageRight } from '../api/rights-package.ts';
import type { UserRight } from '../api/user-rights.ts';

/** The picture of each kind of benefit, the same on every page: of cards, of packages, of what a person has. */
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
