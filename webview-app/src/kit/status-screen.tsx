import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { KeyValues, type Pair } from '../ui/key-values.tsx';
import { Section } from '../ui/section.tsx';
import { CardShape, RowsShape, TitleShape } from '../ui/skeleton.tsx';
import { Timeline, type TimelineItem } from '../ui/timeline.tsx';
import { DetailScreen } from './detail-screen.tsx';
import { type StatusAction, StatusActions } from './status-actions.tsx';
import type { Resource } from './use-resource.ts';
import { useKitWords } from './words/index.ts';

export interface StatusView {
  /** Where it stands, in a word or two; the screen's heading: "Booked". */
  title: string;
  /** What that means for the person, and what comes next. */
  text?: ReactNode;
  /** Under the heading: a `Tag`, e.g. the days left. */
  tag?: ReactNode;
  timeline?: readonly TimelineItem[];
  facts?: readonly Pair[];
  /** Above the facts: what is particular, e.g. the appointment's card. */
  children?: ReactNode;
  actions?: readonly StatusAction[];
  /** The one next step. */
  bottom?: ReactNode;
}

export interface StatusScreenProps<T> {
  /** Heading while it loads. */
  title: string;
  resource: Resource<T>;
  view: (data: T) => StatusView;
}

/** Where an order stands: what now, its way so far, its facts, and what can be done. */
export function StatusScreen<T>({ title, resource, view }: StatusScreenProps<T>) {
  return (
    <DetailScreen
      title={title}
      resource={resource}
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
          lead: shown.text,
          meta: shown.tag,
          bottom: shown.bottom,
          content: <Content {...shown} />,
        };
      }}
    />
  );
}

function Content({ timeline = [], facts = [], children, actions = [] }: StatusView) {
  const kit = useKitWords();
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
      <StatusActions actions={actions} />
    </>
  );
}
