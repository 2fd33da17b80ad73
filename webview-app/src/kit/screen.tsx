import type { ReactNode } from 'react';
import { Hidden } from '../ui/hidden.tsx';
import styles from './screen.module.css';

export interface ScreenProps {
  /** The screen's one heading. */
  title: string;
  /** The heading is only read out: the title bar, or the content itself, already shows it. */
  titleHidden?: boolean;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** From edge to edge above everything: pictures. */
  hero?: ReactNode;
  children: ReactNode;
  /** A `BottomBar` with the one primary action. */
  bottom?: ReactNode;
}

/** The scaffold of every screen: landmark, heading, content in one column, action at the bottom, safe areas kept free. */
export function Screen({ title, titleHidden = false, lead, hero, children, bottom }: ScreenProps) {
  return (
    <main className={styles.screen}>
      {hero ? <div className={styles.hero}>{hero}</div> : null}
      <div className={styles.content}>
        <header>
          {/* Takes the focus after a navigation, so that a screen reader starts here. */}
          <h1 className={styles.heading} tabIndex={-1}>
            {titleHidden ? <Hidden>{title}</Hidden> : title}
          </h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </header>
        {children}
      </div>
      {bottom}
    </main>
  );
}
