import { ClipboardCheck, ClipboardList, Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { callCustomerService } from '../../flows/customer-service.ts';
import type { Shown } from '../../kit/answers/use-resource.ts';
import { type ResultFrameProps, ResultOf } from '../../kit/page/result-of.tsx';
import { type StatusAction, StatusActions } from '../../kit/page/status-actions.tsx';
import { ValidityTag, validityLine, validityNow } from '../../kit/page/validity.tsx';
import { type KitWords, useKitWords } from '../../kit/words/index.ts';
import { useText } from '../../messages/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Scene } from '../../ui/illustration.tsx';
import { KeyValues, type Pair } from '../../ui/key-values.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { Timeline } from '../../ui/timeline.tsx';

export interface NoServiceView {
  /** The title, a word or two. Default "No service left". */
  title?: string | undefined;
  /** The reason. */
  text?: string | undefined;
  /** Facts about the used service: name, validity, place of use, order. */
  facts?: readonly Pair[];
  /** The illustration. Default `calendar`. */
  scene?: Scene;
  /** Actions listed above customer service. */
  ways?: readonly StatusAction[];
  /** The main button, if the reason asks for an action such as a call. `next` is a row then. */
  primary?: ReactNode;
  /** The link to the next page: the main button, or a row if `primary` is set. */
  next: { to: string; label: string };
}

export interface NoServicePageProps<T> {
  page: Shown<T>;
  /** True if the page has the floating customer service button, so that it lists no such action. */
  hasServiceButton?: boolean | undefined;
  /** The `EmptyState` for an unknown order. */
  none: ReactNode;
  /** Returns the content, or the service of an order that still has one. */
  view: (data: NonNullable<T>) => NoServiceView | ServiceLeft;
}

/** Describes the service of an order that still has one. */
export interface ServiceLeft {
  left: 'paid' | 'booked' | 'used';
  /** The name of the service. */
  name: string;
  /** The last day of use, `YYYY-MM-DD`. Absent once the service is booked or used. */
  validTo?: string | undefined;
  /** The address of its status page. `book` is that of its booking page. */
  state: string;
  book: string;
}

/** Explains why an order has no service left. An order that still has one shows that service instead. */
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
          barTitle: words.bar,
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

/** Returns the page of an order that still has a service: its row, the next steps and one button. */
function leftOf({ left, name, validTo, state, book }: ServiceLeft, kit: KitWords): ResultFrameProps {
  const { noService: words, examStatus, status } = kit;
  const validity = validTo === undefined ? undefined : validityNow(validTo);
  return {
    barTitle: words.bar,
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
