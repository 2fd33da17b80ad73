import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { KeyValues, type Pair } from '../../ui/key-values.tsx';
import { Section } from '../../ui/section.tsx';
import { CardShape, RowsShape, TitleShape } from '../../ui/skeleton.tsx';
import { Timeline, type TimelineItem } from '../../ui/timeline.tsx';
import { useKitWords } from '../words/index.ts';
import { DetailOf, type PageOf } from './detail-of.tsx';
import { type StatusAction, StatusActions } from './status-actions.tsx';
import { useStepFocus } from './use-step-focus.ts';

export interface StatusView {
  /** The status in one or two words, which is the screen's heading: "Booked". */
  title: string;
  /** The name of the package or service. */
  subject?: ReactNode;
  /** The explanation of the status and the next step. */
  text?: ReactNode;
  /** A `Tag` below the heading, e.g. the remaining days. */
  tag?: ReactNode;
  timeline?: readonly TimelineItem[];
  facts?: readonly Pair[];
  /** Specific content above the facts, e.g. the appointment's card. */
  children?: ReactNode;
  actions?: readonly StatusAction[];
  /** Content below the facts that is not about this order. */
  after?: ReactNode;
  /** The next step, in the bottom bar. */
  bottom?: ReactNode;
}

export interface StatusOfProps<T> extends Omit<PageOf<T>, 'skeleton'> {
  view: (data: NonNullable<T>) => StatusView;
}

/** Shows the status of an order as a screen: status, timeline, facts, actions. */
export function StatusOf<T>({ title, page, none, view }: StatusOfProps<T>) {
  return (
    <DetailOf
      title={title}
      page={page}
      none={none}
      skeleton={
        <>
          <TitleShape />
          <CardShape lines={4} />
          <RowsShape count={2} />
        </>
      }
      view={(data) => {
        const status = view(data);
        return {
          title: status.title,
          subject: status.subject,
          lead: status.text,
          meta: status.tag,
          bottom: status.bottom,
          content: <Content {...status} />,
        };
      }}
    />
  );
}

function Content({ title, timeline = [], facts = [], children, after, actions = [] }: StatusView) {
  const kit = useKitWords();
  // After a change on this page, a screen reader starts at the new heading.
  useStepFocus(title);
  return (
    <>
      {children}
      {timeline.length > 0 ? (
        <Section title={kit.status.progress}>
          <Card>
            <Timeline label={kit.status.progress} items={timeline} />
          </Card>
        </Section>
      ) : null}
      {facts.length > 0 ? (
        <Section title={kit.status.facts}>
          <Card>
            <KeyValues pairs={facts} />
          </Card>
        </Section>
      ) : null}
      {after}
      <StatusActions actions={actions} />
    </>
  );
}
