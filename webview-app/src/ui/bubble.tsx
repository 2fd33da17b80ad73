import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import styles from './bubble.module.css';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import { Name } from './name.tsx';

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
  /** Says why it failed, in the place of "Not sent". */
  failure?: string;
  /** Sends a failed message again. */
  onRetry?: () => void;
  /** More buttons of a failed message. */
  actions?: ReactNode;
  /** The name is only read out: the message before is of the same writer. */
  nameHidden?: boolean;
  /** The content fills the bubble to its edges: a picture. */
  bare?: boolean;
  children: ReactNode;
}

/** One message of a conversation. */
export function Bubble(props: BubbleProps) {
  const { from, name, avatar, time, state = 'sent', children } = props;
  const words = useControlWords().bubble;
  if (from === 'system') return <p className={styles.system}>{children}</p>;
  const who = name ?? (from === 'own' ? words.own : '');
  const shownWho = name ? <Name>{name}</Name> : who;
  return (
    <div className={classes(styles.message, styles[from])}>
      {avatar ? <span className={styles.avatar}>{avatar}</span> : null}
      <div className={styles.column}>
        {who && (from === 'own' || props.nameHidden) ? <Hidden>{shownWho}</Hidden> : null}
        {who && from === 'other' && !props.nameHidden ? <span className={styles.who}>{shownWho}</span> : null}
        <div className={classes(styles.bubble, props.bare && styles.bare)}>{children}</div>
        {state === 'failed' ? (
          <div className={styles.failed}>
            <CircleAlert aria-hidden="true" />
            <span className={styles.why}>{props.failure ?? words.failed}</span>
            {props.onRetry ? (
              <Button tone="quiet" small onClick={props.onRetry}>
                {words.retry}
              </Button>
            ) : null}
            {props.actions}
          </div>
        ) : null}
        {state === 'sending' ? <span className={styles.note}>{words.sending}</span> : null}
        {state === 'sent' && time ? <span className={styles.note}>{time}</span> : null}
      </div>
    </div>
  );
}
