import { ClipboardCheck, ClipboardList, Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { callCustomerService } from '../../flows/customer-service.ts';
import { useText } from '../../messages/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Scene } from '../../ui/illustration.tsx';
import { KeyValues, type Pair } from '../../ui/key-values.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { type ResultFrameProps, ResultOf } from '../result-of.tsx';
import { type StatusAction, StatusActions } from '../status-actions.tsx';
import type { Shown } from '../use-resource.ts';
import { ValidityTag, validityLine, validityNow } from '../validity.tsx';
import { type KitWords, useKitWords } from '../words/index.ts';

export interface NoServiceView {
  /** The fact in a word or two. Default "No service left". */
  title?: string | undefined;
  /** The reason. */
  text?: string | undefined;
  /** The service that is used up: its name, since when and until when it was there, where it was used, its order. */
  facts?: readonly Pair[];
  /** Default `calendar`. */
  scene?: Scene;
  /** Ways on: customer service comes after them. */
  ways?: readonly StatusAction[];
  /** The main action where the reason names one, as a call. The way on is a row then. */
  primary?: ReactNode;
  /** The way on. */
  next: { to: string; label: string };
}

export interface NoServicePageProps<T> {
  page: Shown<T>;
  /** The app shows customer service on this page by itself. */
  hasServiceButton?: boolean | undefined;
  /** Shown where there is no such order: an `EmptyState`. */
  none: ReactNode;
  /** Returns what is said; or, of an order that has a service, what is left of it. */
  view: (data: NonNullable<T>) => NoServiceView | ServiceLeft;
}

/** A service that is there all the same: nobody is told that there is none. */
export interface ServiceLeft {
  left: 'paid' | 'booked' | 'used';
  /** Names its service. */
  name: string;
  /** The last day on which it can be used, `YYYY-MM-DD`, while it can be. */
  validTo?: string | undefined;
  /** The page of its status, and the one where it is booked. */
  state: string;
  book: string;
}

/** Says why an order has no service left, who helps, and how to go on. It is never said of an order that has one. */
export function NoServicePage<T>({ page, hasServiceButton = false, none, view }: NoServicePageProps<T>) {
  const kit = useKitWords();
  const { noService: words, examStatus } = kit;
  return (
    <ResultOf
      title={examStatus.title}
      page={page}
      none={none}
      view={(data) => {
        const seen = view(data);
        if ('left' in seen) return leftOf(seen, kit);
        return {
          kind: words.bar,
          scene: seen.scene ?? 'calendar',
          title: seen.title ?? words.title,
          text: seen.text,
          children: (
            <>
              {seen.facts ? (
                <Card>
                  <KeyValues pairs={seen.facts} />
                </Card>
              ) : null}
              <Ways
                ways={[
                  ...(seen.ways ?? []),
                  ...(seen.primary ? [{ id: 'next', icon: <ClipboardList />, ...seen.next }] : []),
                ]}
                hasServiceButton={hasServiceButton}
              />
            </>
          ),
          primary: seen.primary ?? (
            <LinkButton wide to={seen.next.to}>
              {seen.next.label}
            </LinkButton>
          ),
        };
      }}
    />
  );
}

/** Says what is left, with the service as a card and the steps to come above the way on. */
function leftOf({ left, name, validTo, state, book }: ServiceLeft, kit: KitWords): ResultFrameProps {
  const { noService: words, examStatus, status } = kit;
  const validity = validTo === undefined ? undefined : validityNow(validTo);
  return {
    kind: words.bar,
    scene: left === 'used' ? 'success' : 'calendar',
    ...words.left[left],
    children: (
      <>
        <Rows>
          <ListRow
            icon={<ClipboardCheck />}
            title={name}
            text={validity && validityLine(validity)}
            value={<ValidityTag validity={validity} />}
            to={state}
            replace
          />
        </Rows>
        {left === 'paid' ? (
          <Section title={status.progress}>
            <Card>
              <Timeline
                label={status.progress}
                items={[
                  { title: examStatus.steps.book, state: 'now' },
                  { title: examStatus.steps.checkup, state: 'later' },
                  { title: examStatus.steps.report, state: 'later' },
                ]}
              />
            </Card>
          </Section>
        ) : null}
      </>
    ),
    primary: (
      <LinkButton wide to={left === 'paid' ? book : state} replace>
        {left === 'paid' ? words.book : words.toOrder}
      </LinkButton>
    ),
  };
}

function Ways({ ways, hasServiceButton }: { ways: readonly StatusAction[]; hasServiceButton: boolean }) {
  const t = useText();
  const words = useKitWords().noService;
  const service: StatusAction = {
    id: 'service',
    label: words.service,
    text: t.common.serviceHours,
    icon: <Headset />,
    onClick: () => void callCustomerService(),
  };
  return <StatusActions actions={hasServiceButton ? ways : [...ways, service]} />;
}
