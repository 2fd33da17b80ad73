import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { callCustomerService } from '../../flows/customer-service.ts';
import { useText } from '../../messages/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { KeyValues, type Pair } from '../../ui/key-values.tsx';
import { ResultOf } from '../result-of.tsx';
import { type StatusAction, StatusActions } from '../status-actions.tsx';
import type { Shown } from '../use-resource.ts';
import { useScreenTitle } from '../use-screen-title.ts';
import { useKitWords } from '../words/index.ts';

export interface NoServiceView {
  /** The fact in a word or two. Default "No service left". */
  title?: string | undefined;
  /** The reason. */
  text?: string | undefined;
  /** The service that is used up: its name, since when and until when it was there, where it was used, its order. */
  facts?: readonly Pair[];
  /** Ways on, and others who help: customer service comes after them. */
  ways?: readonly StatusAction[];
  /** The one way on. */
  next: { to: string; label: string };
}

export interface NoServicePageProps<T> {
  page: Shown<T>;
  /** Shown where there is no such order: an `EmptyState`. */
  none: ReactNode;
  /** Returns what is said; or, of an order that has a service left, the address of its status. */
  view: (data: NonNullable<T>) => NoServiceView | string;
}

/** Says why an order has no service left, who helps, and how to go on. It is never said of an order that has one. */
export function NoServicePage<T>({ page, none, view }: NoServicePageProps<T>) {
  const { noService: words, examStatus } = useKitWords();
  return (
    <ResultOf
      title={examStatus.title}
      page={page}
      none={none}
      view={(data) => {
        const seen = view(data);
        if (typeof seen === 'string')
          return {
            scene: 'calendar',
            title: words.left,
            text: words.leftText,
            children: <ScreenTitle text={words.left} />,
            primary: (
              <LinkButton wide to={seen} replace>
                {words.toOrder}
              </LinkButton>
            ),
          };
        return {
          scene: 'empty',
          title: seen.title ?? words.title,
          text: seen.text,
          children: (
            <>
              <ScreenTitle text={seen.title ?? words.title} />
              {seen.facts ? (
                <Card>
                  <KeyValues pairs={seen.facts} />
                </Card>
              ) : null}
              <Ways ways={seen.ways ?? []} />
            </>
          ),
          primary: (
            <LinkButton wide to={seen.next.to}>
              {seen.next.label}
            </LinkButton>
          ),
        };
      }}
    />
  );
}

/** Names the page as its heading does: the row's title says that nothing is left, whatever became of the order. */
function ScreenTitle({ text }: { text: string }) {
  useScreenTitle(text);
  return null;
}

function Ways({ ways }: { ways: readonly StatusAction[] }) {
  const t = useText();
  const words = useKitWords().noService;
  const service: StatusAction = {
    id: 'service',
    label: words.service,
    text: t.common.serviceHours,
    icon: <Headset />,
    onClick: () => void callCustomerService(),
  };
  return <StatusActions actions={[...ways, service]} />;
}
