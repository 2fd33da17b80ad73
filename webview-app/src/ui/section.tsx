import { type ReactNode, useId } from 'react';
import { Row, Stack, Text } from './layout.tsx';
import styles from './section.module.css';

export interface SectionProps {
  title: string;
  text?: ReactNode;
  /** Content at the right of the title: a small quiet button or link. */
  action?: ReactNode;
  children: ReactNode;
}

/** Shows a titled section of a screen. */
export function Section({ title, text, action, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Row wrap align="center" justify="between" gap={3} lines={1}>
        <Text as="h2" size="l" id={id}>
          {title}
        </Text>
        {action}
        {text ? <p className={styles.text}>{text}</p> : null}
      </Row>
      {children}
    </Stack>
  );
}
