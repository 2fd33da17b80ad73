import { CircleAlert } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import styles from './bubble.module.css';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';

export interface BubblesProps {
  /** Names the conversation, e.g. "Chat with Dr Li". */
  label: string;
  children: ReactNode;
}

/** The messages of a conversation, the oldest first. New ones are announced. */
export function Bubbles({ label, children }: BubblesProps) {
  return (
    // A log is no list by itself; the list inside tells a screen reader how many there are.
    <div role="log" aria-label={label}>
      <ol className={styles.list}>{Children.map(children, (child) => (child ? <li>{child}</li> : null))}</ol>
    </div>
  );
}

export interface BubbleProps {
  /** The person's own words, somebody else's, or a note of the service such as a date. */
  from: 'own' | 'other' | 'system';
  /** The writer's name; read out before the message. Default "You" for the person's own messages. */
  name?: string;
  /** A picture beside the words of somebody else. */
  avatar?: ReactNode;
  /** The time in words. */
  time?: string;
  /** The state of the person's own message. Default `sent`. */
  state?: 'sending' | 'sent' | 'failed';
  /** Sends a failed message again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** One message of a conversation. */
export function Bubble({ from, name, avatar, time, state = 'sent', onRetry, children }: BubbleProps) {
  const words = useControlWords().bubble;
  if (from === 'system') return <p className={styles.system}>{children}</p>;
  const who = name ?? (from === 'own' ? words.own : '');
  return (
    <div className={classes(styles.message, styles[from])}>
      {avatar ? <span className={styles.avatar}>{avatar}</span> : null}
      <div className={styles.column}>
        {who ? from === 'own' ? <Hidden>{who}</Hidden> : <span className={styles.who}>{who}</span> : null}
        <div className={styles.bubble}>{children}</div>
        {state === 'failed' ? (
          <div className={styles.failed}>
            <CircleAlert aria-hidden="true" />
            {words.failed}
            {onRetry ? (
              <Button tone="quiet" small onClick={onRetry}>
                {words.retry}
              </Button>
            ) : null}
          </div>
        ) : null}
        {state === 'sending' ? <span className={styles.note}>{words.sending}</span> : null}
        {state === 'sent' && time ? <span className={styles.note}>{time}</span> : null}
      </div>
    </div>
  );
}
