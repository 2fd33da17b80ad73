import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Row } from '../../../ui/layout.tsx';
import styles from './entry-card.module.css';

export interface EntryCardProps {
  /** The page that the card opens, or undefined if it opens no page. */
  to: string | undefined;
  /** A picture or portrait at the left of the text. */
  picture: ReactNode;
  name: ReactNode;
  /** Content beside the name, such as a title or a status. */
  beside: ReactNode;
  /** Content between the name and the facts. */
  children?: ReactNode;
  /** The facts, the first at the left and the second at the right. */
  facts: ReactNode;
  /** Buttons below the card's link. */
  links?: ReactNode;
  /** True if the picture is as high as the text. Name and facts are then spread over its height, and `beside` is at the right. */
  spread?: boolean;
}

/** Shows an order or consultation in a list. The whole card opens its page, and further actions are below. */
export function EntryCard({ to, picture, name, beside, children, facts, links, spread = false }: EntryCardProps) {
  const className = classes(styles.main, spread && styles.spread);
  const main = (
    <>
      {picture}
      <span className={styles.body}>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          {beside}
        </span>
        {children}
        <Row as="span" gap={3} lines={0} wrap align="baseline" justify="between" size="s" tone="soft">
          {facts}
        </Row>
      </span>
    </>
  );
  return (
    <Card flush>
      {to ? (
        <Link className={className} to={to}>
          {main}
        </Link>
      ) : (
        <div className={className}>{main}</div>
      )}
      {links ? <div className={styles.links}>{links}</div> : null}
    </Card>
  );
}
