import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { dialLink } from './dial-link.ts';
import styles from './hotline.module.css';

export interface Line {
  /** Says who answers, or from where one calls. */
  label: string;
  /** The number as people read it. */
  phone: string;
  /** The number as it is dialled, where it is told apart. */
  dial?: string;
  /** Open hours, or what it costs. */
  text?: string | undefined;
}

/** One phone number, large, on a plate that dials it. The first of a page is `main`. */
export function Hotline({ label, phone, dial = phone, text, main = false }: Line & { main?: boolean }) {
  return (
    <a className={classes(styles.line, main && styles.main)} {...dialLink(dial)}>
      <span className={styles.icon} aria-hidden="true">
        <Phone />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.phone} translate="no">
          {phone}
        </span>
        {text ? <span className={styles.text}>{text}</span> : null}
      </span>
    </a>
  );
}

/** A way to get help that is no number, on a plate like one: a chat, a message. */
export function HelpPlate(props: {
  icon: ReactNode;
  title: string;
  text?: string;
  main?: boolean;
  onPress: () => void;
}) {
  const { icon, title, text, main = false, onPress } = props;
  return (
    <button type="button" className={classes(styles.line, main && styles.main)} onClick={onPress}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text ? <span className={styles.text}>{text}</span> : null}
      </span>
    </button>
  );
}

/** Phone numbers one under the other, the first one first in weight too. */
export function Hotlines({ lines }: { lines: readonly Line[] }) {
  return (
    <div className={styles.lines}>
      {lines.map((line, index) => (
        <Hotline key={line.phone} {...line} main={index === 0} />
      ))}
    </div>
  );
}

/** The shape of a number, as high as one. */
export function HotlineShape() {
  return <span className={classes(styles.line, styles.shape)} />;
}
