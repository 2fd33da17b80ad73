import { ClipboardCheck, ClipboardList, Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { callCustomerService } from '../../flows/customer-service.ts';
import type { LoadState } from '../../kit/answers/use-resource.ts';
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
  /** The title in one or two words. Default "No service left". */
  title?: string | undefined;
  text?: string | undefined;
  /** Facts about the used service: name, validity, place of use, order. */
  facts?: readonly Pair[];
  /** The illustration. Default `calendar`. */
  scene?: Scene;
  /** Actions listed above customer service. */
  actions?: readonly StatusAction[];
  /** The main button, if the reason requires an action such as a call. `next` is then a row. */
  primary?: ReactNode;
  /** The link to the next page: the main button, or a row if `primary` is set. */
  next: { to: string; label: string };
}

export interface NoServicePageProps<T> {
  page: LoadState<T>;
  /** True if the page has the floating customer service button. The list of actions then has no such action. */
  hasServiceButton?: boolean | undefined;
  /** The `EmptyState` for an unknown order. */
  none: ReactNode;
  /** Returns the content, or the remaining service if the order still has one. */
  view: (data: NonNullable<T>) => NoServiceView | RemainingService;
}

/** Describes the remaining service of an order. */
export interface RemainingService {
  status: 'paid' | 'booked' | 'used';
  name: string;
  /** The last day of use, `YYYY-MM-DD`. Absent once the service is booked or used. */
  validTo?: string | undefined;
  /** The address of its status page. `book` is the address of its booking page. */
  state: string;
  book: string;
}

/** Explains why an order has no service left. For an order with a remaining service it shows that service instead. */
export function NoServicePage<T>({ page, hasServiceButton = false, none, view }: NoServicePageProps<T>) {
  const kit = useKitWords();
  const { noService: words, examStatus } = kit;
  return (
    <ResultOf
      title={examStatus.title}
      page={page}
      none={none}
      view={(data) => {
        const noServiceView = view(data);
        if ('status' in noServiceView) return resultWithService(noServiceView, kit);
        return {
          barTitle: words.bar,
          scene: noServiceView.scene ?? 'calendar',
          title: noServiceView.title ?? words.title,
          text: noServiceView.text,
          children: (
            <>
              {noServiceView.facts ? (
                <Card>
                  <KeyValues pairs={noServiceView.facts} />
                </Card>
              ) : null}
              <NoServiceActions
                actions={[
                  ...(noServiceView.actions ?? []),
                  ...(noServiceView.primary ? [{ id: 'next', icon: <ClipboardList />, ...noServiceView.next }] : []),
                ]}
                hasServiceButton={hasServiceButton}
              />
            </>
          ),
          primary: noServiceView.primary ?? (
            <LinkButton wide to={noServiceView.next.to}>
              {noServiceView.next.label}
            </LinkButton>
          ),
        };
      }}
    />
  );
}

/** Returns the content for an order with a remaining service: its row, the next steps and one button. */
function resultWithService({ status, name, validTo, state, book }: RemainingService, kit: KitWords): ResultFrameProps {
  const { noService: words, examStatus, status: progressWords } = kit;
  const validity = validTo === undefined ? undefined : validityNow(validTo);
  return {
    barTitle: words.bar,
    scene: status === 'used' ? 'success' : 'calendar',
    ...words.left[status],
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
        {status === 'paid' ? (
          <Section title={progressWords.progress}>
            <Card>
              <Timeline
                label={progressWords.progress}
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
      <LinkButton wide to={status === 'paid' ? book : state} replace>
        {status === 'paid' ? words.book : words.toOrder}
      </LinkButton>
    ),
  };
}

function NoServiceActions({
  actions,
  hasServiceButton,
}: {
  actions: readonly StatusAction[];
  hasServiceButton: boolean;
}) {
  const t = useText();
  const words = useKitWords().noService;
  const serviceAction: StatusAction = {
    id: 'service',
    label: words.service,
    text: t.common.serviceHours,
    icon: <Headset />,
    onClick: () => void callCustomerService(),
  };
  return <StatusActions actions={hasServiceButton ? actions : [...actions, serviceAction]} />;
}
