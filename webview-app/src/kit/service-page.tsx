import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { LinkButton } from '../ui/button.tsx';
import { DetailOf, type PageOf } from './detail-of.tsx';
import { dialLink } from './dial-link.ts';
import { OpenGallery } from './pictures/open-gallery.tsx';
import styles from './service-page.module.css';
import { Inclusions, NumberedSteps, Points, Questions, type Titled } from './service-parts.tsx';
import { useKitWords } from './words/index.ts';

/** The texts of a service, as static files and answers have them. */
export interface ServiceTexts {
  title: string;
  subtitle: string;
  pictures: readonly { url: string; alt: string }[];
  services: readonly Titled[];
  steps: readonly Titled[];
  notes: readonly string[];
  faq: readonly { question: string; answer: string }[];
  /** The service's own number. */
  phone: string;
}

export interface ServicePageProps<T extends ServiceTexts | null> extends PageOf<T> {
  /** Before the texts: how the service stands for this person. */
  before?: ReactNode;
  /** Beside the heading: a `Tag`. */
  meta?: ReactNode;
  /** After what the service includes: what this service alone has. */
  more?: (data: NonNullable<T>) => ReactNode;
  /** The next step, at the bottom. Default: a call to the service's own number. */
  bottom?: ReactNode;
}

/** A service as a page: pictures, what it includes, how it goes, notes, questions, and its next step or its phone at the bottom. */
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
              pictures={data.pictures.map(({ url: src, alt }) => ({ src, alt }))}
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
        bottom: bottom ?? <CallBar phone={data.phone} />,
      })}
    />
  );
}

/** The texts of a service under each other. */
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

/** The bar that calls a service's own number. */
export function CallBar({ phone, note }: { phone: string; note?: string }) {
  return (
    <BottomBar note={note}>
      <CallButton phone={phone} />
    </BottomBar>
  );
}

/** A button that calls a service's own number. */
function CallButton({ phone }: { phone: string }) {
  const words = useKitWords().service;
  return (
    <LinkButton wide icon={<Phone size={20} aria-hidden="true" />} {...dialLink(phone)}>
      <span className={styles.call}>{words.call(phone)}</span>
    </LinkButton>
  );
}
