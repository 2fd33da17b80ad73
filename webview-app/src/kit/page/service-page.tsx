import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { dialLink } from '../links/dial-link.ts';
import { OpenGallery } from '../pictures/open-gallery.tsx';
import { useKitWords } from '../words/index.ts';
import { DetailOf, type PageOf } from './detail-of.tsx';
import styles from './service-page.module.css';
import { Inclusions, NumberedSteps, Points, Questions, type TitledText } from './service-parts.tsx';

/** The texts of a service, from static files and responses. */
export interface ServiceTexts {
  title: string;
  subtitle?: string;
  pictures: readonly { url: string; alt?: string }[];
  services: readonly TitledText[];
  steps: readonly TitledText[];
  notes: readonly string[];
  faq: readonly { question: string; answer: string }[];
  /** The service's phone number. */
  phone?: string;
}

export interface ServicePageProps<T extends ServiceTexts | null> extends PageOf<T> {
  /** Content before the texts, such as the service's status for this person. */
  before?: ReactNode;
  /** A `Tag` below the heading. */
  meta?: ReactNode;
  /** Returns additional content of this service, shown after the inclusions. */
  more?: (data: NonNullable<T>) => ReactNode;
  /** The next step at the bottom. Default: a button that calls the service. */
  bottom?: ReactNode;
}

/** Shows a service as a page: pictures, inclusions, steps, notes, questions, and its next step or phone at the bottom. */
export function ServicePage<T extends ServiceTexts | null>(props: ServicePageProps<T>) {
  const { before, meta, more, bottom, ...page } = props;
  const words = useKitWords().service;
  return (
    <DetailOf
      {...page}
      view={(data) => ({
        title: data.title,
        lead: data.subtitle,
        meta,
        hero:
          data.pictures.length > 0 ? (
            <OpenGallery
              label={words.pictures}
              pictures={data.pictures.map(({ url: src, alt = '' }) => ({ src, alt }))}
              ratio={16 / 9}
              flat
            />
          ) : undefined,
        content: (
          <>
            {before}
            <ServiceContent texts={data}>{more?.(data)}</ServiceContent>
          </>
        ),
        bottom: bottom ?? (data.phone ? <CallBar phone={data.phone} /> : undefined),
      })}
    />
  );
}

export function ServiceContent({ texts, children }: { texts: ServiceTexts; children?: ReactNode }) {
  const words = useKitWords().service;
  return (
    <>
      <Inclusions title={words.services} items={texts.services} />
      {children}
      <NumberedSteps title={words.steps} items={texts.steps} />
      <Points title={words.notes} items={texts.notes} />
      <Questions title={words.questions} items={texts.faq} />
    </>
  );
}

/** Shows the bottom bar that calls a service. */
export function CallBar({ phone, note }: { phone: string; note?: string }) {
  return (
    <BottomBar note={note}>
      <CallButton phone={phone} />
    </BottomBar>
  );
}

function CallButton({ phone }: { phone: string }) {
  const words = useKitWords().service;
  return (
    <LinkButton wide icon={<Phone size={20} aria-hidden="true" />} {...dialLink(phone)}>
      <span className={styles.call}>{words.call(phone)}</span>
    </LinkButton>
  );
}
