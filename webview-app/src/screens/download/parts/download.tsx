import {
  Bell,
  ClipboardPlus,
  CreditCard,
  FileText,
  Footprints,
  Gift,
  MessagesSquare,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { hasOwnApp } from '../../../rules/has-own-app.ts';
import { useWords } from '../words/index.ts';
import { DownloadPage, type DownloadPageProps } from './download-page.tsx';
import { NoApp } from './no-app.tsx';
import { type BenefitName, PAGES, type PageName } from './pages.ts';
import { PartnerSite } from './partner-site.tsx';

const icons: Readonly<Record<BenefitName, ReactNode>> = {
  doctor: <MessagesSquare />,
  checkup: <ClipboardPlus />,
  steps: <Footprints />,
  shop: <Gift />,
  card: <CreditCard />,
  report: <FileText />,
  reminders: <Bell />,
  family: <Users />,
  policy: <ShieldCheck />,
};

interface DownloadProps extends Pick<DownloadPageProps, 'firstAction' | 'from'> {
  page: PageName;
  /** The reason for which the person was sent here. It replaces the page's promise and picture. */
  reason?: { readonly title: string; readonly text: string } | undefined;
}

/** Shows a download page by its name. A provider without an app has none, and the page says so. */
export function Download({ page, reason, ...props }: DownloadProps) {
  const words = useWords();
  const { benefits, partner = false, ...row } = PAGES[page];
  const extra = partner ? <PartnerSite channel={row.channel ?? ''} /> : undefined;
  if (!hasOwnApp) return <NoApp from={props.from} extra={extra} />;
  return (
    <DownloadPage
      {...words.pages[page]}
      {...row}
      {...(reason && { title: reason.title, lead: reason.text, scene: undefined })}
      {...props}
      benefits={benefits.map((name) => ({ icon: icons[name], ...words.benefits[name] }))}
      extra={extra}
    />
  );
}
