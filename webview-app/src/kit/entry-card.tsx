import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Card } from '../ui/card.tsx';
import { classes } from '../ui/classes.ts';
import styles from './entry-card.module.css';

export interface EntryCardProps {
  /** The page of what is shown. Without one the card leads nowhere. */
  to: string | undefined;
  /** A picture or a portrait, at the left of the words. */
  picture: ReactNode;
  name: ReactNode;
  /** Stands beside the name: a title, how it stands. */
  beside: ReactNode;
  /** Stands between head and facts. */
  children?: ReactNode;
  /** One to the left, one to the right. */
  facts: ReactNode;
  /** Small buttons below, which lead on by themselves. */
  ways?: ReactNode;
  /** For a picture that is as high as head and facts: these share its height, and what is beside the name stands at the right. */
  spread?: boolean;
}

/** One order or consultation of a person's list: the whole of it leads to its page, and more ways stand below. */
export function EntryCard({ to, picture, name, beside, children, facts, ways, spread = false }: EntryCardProps) {
  const look = classes(styles.main, spread && styles.spread);
  const main = (
    <>
      {picture}
      <span className={styles.body}>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          {beside}
        </span>
        {children}
        <span className={styles.facts}>{facts}</span>
      </span>
    </>
  );
  return (
    <Card flush>
      {to ? (
        <Link className={look} to={to}>
          {main}
        </Link>
      ) : (
        <div className={look}>{main}</div>
      )}
      {ways ? <div className={styles.ways}>{ways}</div> : null}
    </Card>
  );
}
