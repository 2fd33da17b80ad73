import { ChevronRight } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Anchor, type LinkTarget } from './anchor.tsx';
import { Card } from './card.tsx';
import { classes } from './classes.ts';
import { itemsOf } from './items-of.tsx';
import styles from './list-row.module.css';

/** The props of a row. With a target the row is a link. */
export interface ListRowProps extends LinkTarget {
  title: ReactNode;
  text?: ReactNode;
  /** A lucide icon, shown on a tinted square. */
  icon?: ReactNode;
  /** A `Picture` instead of the icon. */
  picture?: ReactNode;
  /** Content at the right: the current value, a price, a tag. */
  value?: ReactNode;
  /** Makes the row a button. On a link it may prevent the navigation. */
  onClick?: MouseEventHandler | undefined;
  disabled?: boolean;
}

/** Renders a row of a list: a link with `to` or `href`, a button with `onClick`, else plain. The whole row is the target. */
export function ListRow({ title, text, icon, picture, value, to, replace, href, onClick, disabled }: ListRowProps) {
  const isLink = (to ?? href) !== undefined;
  const inner = (
    <>
      {icon ? <RowIcon>{icon}</RowIcon> : null}
      {picture ? <span className={styles.picture}>{picture}</span> : null}
      <span className={styles.body}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {text ? <span className={styles.text}>{text}</span> : null}
        </span>
        {value ? <span className={styles.value}>{value}</span> : null}
      </span>
      {(isLink || onClick) && !disabled ? (
        <ChevronRight className={styles.chevron} size={20} aria-hidden="true" />
      ) : null}
    </>
  );
  if (isLink) {
    return (
      <Anchor className={classes(styles.row, styles.active)} to={to} replace={replace} href={href} onClick={onClick}>
        {inner}
      </Anchor>
    );
  }
  if (!onClick) return <div className={styles.row}>{inner}</div>;
  return (
    <button type="button" className={classes(styles.row, styles.active)} onClick={onClick} disabled={disabled}>
      {inner}
    </button>
  );
}

/** Renders the tinted square of an icon, for other row shapes too. `warm` is the tone of coins and rewards. Default: the brand's tone. */
export const RowIcon = ({ children, warm = false }: { children: ReactNode; warm?: boolean }) => (
  <span className={classes(styles.icon, warm && styles.warm)} aria-hidden="true">
    {children}
  </span>
);

/** Shows rows on one card, with hairlines between. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <Card flush>
      <ul className={styles.rows}>{itemsOf(children)}</ul>
    </Card>
  );
}
