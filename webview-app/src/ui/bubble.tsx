import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import styles from './bubble.module.css';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import { Text } from './layout.tsx';
import { Name } from './name.tsx';

export interface BubbleProps {
  /** The sender: the person, somebody else, or the service with a note such as a date. */
  from: 'own' | 'other' | 'system';
  /** The writer's name, read out before the message. Default "You" for the person's own messages. */
  name?: string;
  /** A picture beside a message of somebody else. */
  avatar?: ReactNode;
  /** The time in words. */
  time?: string;
  /** The state of the person's own message. Default `sent`. */
  state?: 'sending' | 'sent' | 'failed';
  /** The reason of the failure, shown instead of "Not sent". */
  failure?: string;
  /** Sends a failed message again. */
  onRetry?: () => void;
  /** More buttons of a failed message. */
  actions?: ReactNode;
  /** Hides the name from the eye, because the previous message has the same writer. It is still read out. */
  nameHidden?: boolean;
  /** Lets the content, a picture, fill the bubble to its edges. */
  bare?: boolean;
  children: ReactNode;
}

/** Shows one message of a conversation. */
export function Bubble(props: BubbleProps) {
  const { from, name, avatar, time, state = 'sent', children } = props;
  const words = useControlWords().bubble;
  if (from === 'system') return <p className={styles.system}>{children}</p>;
  const sender = name ?? (from === 'own' ? words.own : '');
  const senderName = name ? <Name>{name}</Name> : sender;
  return (
    <div className={classes(styles.message, styles[from])}>
      {avatar ? <span className={styles.avatar}>{avatar}</span> : null}
      <div className={styles.column}>
        {sender && (from === 'own' || props.nameHidden) ? <Hidden>{senderName}</Hidden> : null}
        {sender && from === 'other' && !props.nameHidden ? (
          <Text as="span" size="xs" tone="soft">
            {senderName}
          </Text>
        ) : null}
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
