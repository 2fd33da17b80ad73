/** Describes the seven download pages as data. */

import type { en } from '../words/en.ts';
import type { DownloadFrameProps } from './download-frame.tsx';

export type PageName = keyof typeof en.pages;
export type BenefitName = keyof typeof en.benefits;

interface PageRow extends Pick<DownloadFrameProps, 'accent' | 'scene'> {
  readonly benefits: readonly BenefitName[];
  /** The channel under which a download counts if the visit has no other channel. */
  readonly channel?: string;
  /** True if the page shows how many phones have the app. */
  readonly showsPhoneCount?: true;
  /** True if the page also links to the partner's site. */
  readonly partner?: true;
}

export const PAGES: Readonly<Record<PageName, PageRow>> = {
  app: { accent: 'teal', scene: 'day', benefits: ['doctor', 'checkup', 'steps', 'report'] },
  bd: { accent: 'sea', scene: 'card', benefits: ['card', 'checkup', 'doctor', 'policy'], channel: 'bd' },
  qy: {
    accent: 'teal',
    scene: 'doctor',
    benefits: ['doctor', 'family', 'report', 'reminders'],
    channel: 'qy',
    showsPhoneCount: true,
  },
  'qy-page': {
    accent: 'warm',
    scene: 'day',
    benefits: ['steps', 'shop', 'doctor', 'checkup'],
    channel: 'qy',
    showsPhoneCount: true,
  },
  commodity: { accent: 'warm', scene: 'shop', benefits: ['shop', 'steps', 'card', 'family'], channel: 'commodity' },
  hz: { accent: 'sea', scene: 'card', benefits: ['card', 'policy', 'checkup', 'doctor'], channel: 'hz', partner: true },
  medical: { accent: 'teal', scene: 'doctor', benefits: ['checkup', 'reminders', 'report', 'doctor'] },
};
