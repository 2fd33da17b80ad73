import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Stack, Text } from '../../ui/layout.tsx';
import { dialLink } from './dial-link.ts';
import styles from './hotline.module.css';

export interface PhoneLine {
  /** The name of the line: who answers, or from where to call. */
  label: string;
  /** The number as it is displayed. */
  phone: string;
  /** The number to dial, if it differs. */
  dial?: string;
  /** The opening hours or the costs. */
  text?: string | undefined;
}

/** Shows a phone number in large type as a card that dials it. The first card of a page is `main`. */
export function Hotline({ label, phone, dial = phone, text, main = false }: PhoneLine & { main?: boolean }) {
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

/** Shows another way to get help, such as a chat or a message, as a card like that of a phone number. */
export function HelpCard(props: {
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
        <Text as="span" size="l" weight="bold" tight>
          {title}
        </Text>
        {text ? <span className={styles.text}>{text}</span> : null}
      </span>
    </button>
  );
}

/** Shows phone numbers in a column, the first one emphasized. */
export function Hotlines({ lines }: { lines: readonly PhoneLine[] }) {
  return (
    <Stack gap={3}>
      {lines.map((line, index) => (
        <Hotline key={line.phone} {...line} main={index === 0} />
      ))}
    </Stack>
  );
}

/** Shows the skeleton of a phone number card, with the same height. */
export function HotlineShape() {
  return <span className={styles.line} />;
}
