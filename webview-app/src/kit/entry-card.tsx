import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { classes } from '../ui/classes.ts';
import styles from './entry-card.module.css';
import type { LinkProps } from './link-to.ts';

export interface EntryCardProps {
  /** The page of what is shown. Without one the card leads nowhere. */
  link: LinkProps | undefined;
  /** A picture or a portrait, at the left of the words. */
  picture: ReactNode;
  name: string;
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
export function EntryCard({ link, picture, name, beside, children, facts, ways, spread = false }: EntryCardProps) {
  const Main = link ? 'a' : 'div';
  return (
    <Card flush>
      <Main className={classes(styles.main, spread && styles.spread)} {...link}>
        {picture}
        <span className={styles.body}>
          <span className={styles.head}>
            <span className={styles.name}>{name}</span>
            {beside}
          </span>
          {children}
          <span className={styles.facts}>{facts}</span>
        </span>
      </Main>
      {ways ? <div className={styles.ways}>{ways}</div> : null}
    </Card>
  );
}
