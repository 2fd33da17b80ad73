/** Shows a download page: the app like in a store, with the download that fits this phone and host. */

import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { countDeviceActivations } from '../../../api/statistics.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { legalDocument } from '../../../kit/links/legal-document.ts';
import { numberText } from '../../../messages/number-text.ts';
import { bridge } from '../../../platform/bridge.ts';
import { APP_PLATFORMS } from '../../../rules/constants.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import type { FirstAction } from './app-required-bar.tsx';
import styles from './download.module.css';
import type { DownloadFrameProps } from './download-frame.tsx';
import { InApp } from './in-app.tsx';
import { OutsideApp } from './outside.tsx';
import { useDownloadWords } from './words/index.ts';

export interface Benefit {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

export interface DownloadPageProps extends Omit<DownloadFrameProps, 'benefits' | 'children' | 'bottom'> {
  benefits: readonly Benefit[];
  /** The channel under which a download counts if the visit has none. */
  channel?: string | undefined;
  /** True if the page shows how many phones have the app. */
  showsPhoneCount?: boolean | undefined;
  /** The first action if a page that needs the app sent the person here. */
  firstAction?: FirstAction | undefined;
  /** Content below the benefits. */
  extra?: ReactNode;
  /** The page within the app that the person came from. Default: the home page. */
  from?: string | undefined;
}

export function DownloadPage({
  benefits,
  showsPhoneCount = false,
  firstAction,
  extra,
  channel,
  from,
  ...frame
}: DownloadPageProps) {
  const ending = (
    <>
      {extra}
      <Foot />
    </>
  );
  const about = (
    <>
      <Benefits benefits={benefits} />
      {showsPhoneCount ? <PhoneCount /> : null}
    </>
  );
  const { title, lead, ...appearance } = frame;
  const frameProps = { ...appearance, benefits: benefits.map((benefit) => benefit.title) };
  if (APP_PLATFORMS.includes(bridge.host.platform)) return <InApp {...frameProps} about={ending} from={from} />;
  return <OutsideApp {...frameProps} {...{ title, lead, firstAction, channel, from }} about={about} ending={ending} />;
}

function Benefits({ benefits }: Pick<DownloadPageProps, 'benefits'>) {
  const words = useDownloadWords();
  return (
    <Section title={words.benefitsTitle}>
      <ul className={styles.benefits}>
        {benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <Card>
              <div className={styles.benefit}>
                <span className={styles.symbol} aria-hidden="true">
                  {icon}
                </span>
                <b>{title}</b>
                <span>{text}</span>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows how many phones have the app. Renders nothing if the number cannot be loaded. */
function PhoneCount() {
  const words = useDownloadWords();
  const { data } = usePage(countDeviceActivations, { query: {} }, QUIET);
  if (!data?.count) return null;
  return (
    <p className={styles.counted}>
      <Smartphone size={20} aria-hidden="true" />
      {words.counted(numberText(data.count))}
    </p>
  );
}

function Foot() {
  const words = useDownloadWords();
  return (
    <Row gap={3} lines={0} wrap justify="center">
      {(['privacy', 'terms'] as const).map((label) => (
        <LinkButton key={label} small tone="quiet" {...legalDocument(label)}>
          {words[label]}
        </LinkButton>
      ))}
    </Row>
  );
}
