import { useEffect, useState } from 'react';
import { bridge } from '../../../platform/bridge.ts';
import { formatDate } from '../../../rules/dates.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { useWords } from '../words/index.ts';
import { events } from './examples.ts';
import styles from './hybrid.module.css';
import { displayText } from './shown.ts';

export interface ReceivedEvent {
  readonly id: number;
  readonly name: string;
  readonly receivedAt: number;
  readonly text: string;
}

const MAX_EVENTS = 50;

/** Returns the host's events since the screen opened, newest first. */
export function useHostEvents(): readonly ReceivedEvent[] {
  const [received, setReceived] = useState<readonly ReceivedEvent[]>([]);
  useEffect(() => {
    let id = 0;
    const stops = events.map((event) =>
      bridge.on(event, (payload) => {
        id += 1;
        const entry = { id, name: event.name, receivedAt: Date.now(), text: displayText(payload) };
        setReceived((previous) => [entry, ...previous].slice(0, MAX_EVENTS));
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return received;
}

export function EventLog({ received }: { received: readonly ReceivedEvent[] }) {
  const words = useWords();
  if (received.length === 0)
    return (
      <EmptyState
        title={words.hybrid.noEvents}
        text={words.hybrid.listening(events.map(({ name }) => name).join(', '))}
      />
    );
  return (
    <Stack as="ol" gap={3}>
      {received.map(({ id, name, receivedAt, text }) => (
        <li key={id}>
          <Card>
            <p className={styles.head}>
              <code className={styles.name}>{name}</code>
              <time className={styles.time}>{formatDate(receivedAt, 14)}</time>
            </p>
            <pre className={styles.code}>{text}</pre>
          </Card>
        </li>
      ))}
    </Stack>
  );
}
