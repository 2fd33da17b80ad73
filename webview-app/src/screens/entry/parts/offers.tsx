/** The services in the groups of the entry page; each leads to a route. */
import {
  BookOpen,
  ClipboardCheck,
  ClipboardList,
  CreditCard,
  Download,
  FileHeart,
  Footprints,
  Gift,
  HeartPulse,
  MessagesSquare,
  PackageCheck,
  Stethoscope,
  UserPlus,
  WalletCards,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from '../../../routes.ts';
import type { AreaWords } from '../words/index.ts';

export interface Offer {
  readonly key: keyof AreaWords['home']['offers'];
  readonly to: string;
  readonly icon: ReactNode;
}

/** The assessment that the entry page offers. */
const ASSESSMENT = 'A5001';

/** The four most used services. */
export const main: readonly Offer[] = [
  { key: 'packages', to: href('checkup.package-list'), icon: <Stethoscope /> },
  { key: 'doctor', to: href('consultation.online'), icon: <MessagesSquare /> },
  { key: 'card', to: href('rights-card.claim'), icon: <CreditCard /> },
  { key: 'steps', to: href('health-gold.step'), icon: <Footprints /> },
];

export interface Group {
  readonly key: keyof AreaWords['home']['groups'];
  readonly offers: readonly Offer[];
}

export const groups: readonly Group[] = [
  {
    key: 'mine',
    offers: [
      { key: 'checkups', to: href('entry.physical-list'), icon: <ClipboardCheck /> },
      { key: 'records', to: href('entry.interrogation-list'), icon: <ClipboardList /> },
      { key: 'services', to: href('entry.service'), icon: <HeartPulse /> },
      { key: 'orders', to: href('entry.app-service'), icon: <PackageCheck /> },
      { key: 'rights', to: href('rights.user-rights'), icon: <WalletCards /> },
    ],
  },
  {
    key: 'healthy',
    offers: [
      { key: 'assessment', to: href('assessment.intro', { assessmentId: ASSESSMENT }), icon: <FileHeart /> },
      { key: 'articles', to: href('content.science-list'), icon: <BookOpen /> },
    ],
  },
  {
    key: 'more',
    offers: [
      { key: 'invite', to: href('campaign.invite-friends'), icon: <UserPlus /> },
      { key: 'pullNew', to: href('campaign.pull-new'), icon: <Gift /> },
      { key: 'download', to: href('download.app'), icon: <Download /> },
    ],
  },
];
