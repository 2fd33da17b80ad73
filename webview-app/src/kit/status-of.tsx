import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { KeyValues, type Pair } from '../ui/key-values.tsx';
import { Section } from '../ui/section.tsx';
import { CardShape, RowsShape, TitleShape } from '../ui/skeleton.tsx';
import { Timeline, type TimelineItem } from '../ui/timeline.tsx';
import { DetailOf, type PageOf } from './detail-of.tsx';
import { type StatusAction, StatusActions } from './status-actions.tsx';
import { useStepFocus } from './use-step-focus.ts';
import { useKitWords } from './words/index.ts';

export interface StatusView {
  /** The state in a word or two; the screen's heading: "Booked". */
  title: string;
  /** The name of what is in that state: a package, a service. */
  subject?: ReactNode;
  /** Says what that means for the person, and what comes next. */
  text?: ReactNode;
  /** Under the heading: a `Tag`, e.g. the days left. */
  tag?: ReactNode;
  timeline?: readonly TimelineItem[];
  facts?: readonly Pair[];
  /** Above the facts: what is particular, e.g. the appointment's card. */
  children?: ReactNode;
  actions?: readonly StatusAction[];
  /** Below the facts: what is not of this order itself. */
  after?: ReactNode;
  /** The one next step. */
  bottom?: ReactNode;
}

export interface StatusOfProps<T> extends Omit<PageOf<T>, 'skeleton'> {
  view: (data: NonNullable<T>) => StatusView;
}

/** The status of an order as a screen: what is now, its way so far, its facts, and what can be done. */
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
        const shown = view(data);
        return {
          title: shown.title,
          subject: shown.subject,
          lead: shown.text,
          meta: shown.tag,
          bottom: shown.bottom,
          content: <Content {...shown} />,
        };
      }}
    />
  );
}

function Content({ title, timeline = [], facts = [], children, after, actions = [] }: StatusView) {
  const kit = useKitWords();
  // A change that a person made on this page is read from its new heading on.
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
