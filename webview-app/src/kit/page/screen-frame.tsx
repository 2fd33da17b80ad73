import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import hidden from '../../ui/hidden.module.css';
import { ScreenStaleLine } from '../answers/stale-line.tsx';
import styles from './screen-frame.module.css';
import { useIsInBar } from './use-is-in-bar.ts';

export interface ScreenFrameProps {
  /** The screen's heading. Visually hidden if the title bar shows the same text. */
  title: string;
  /** True to hide the heading visually, because the content contains it or has not loaded yet. */
  titleHidden?: boolean;
  /** True if the title is a proper name, which must not be translated. */
  titleIsName?: boolean;
  /** The name above a heading that is a status. */
  subject?: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** Tags below the heading and its sentence. */
  meta?: ReactNode;
  /** Full-width pictures above everything. */
  hero?: ReactNode;
  children: ReactNode;
  /** True to double the column's width on a desktop, for a tool that people work with all day. */
  wide?: boolean;
  /** A `BottomBar` with the primary action. */
  bottom?: ReactNode;
}

/** Lays out a screen: landmark, heading, content in one column, action at the bottom, safe areas. */
export function ScreenFrame(props: ScreenFrameProps) {
  const { title, titleHidden = false, titleIsName, subject, lead, meta, hero, children, wide = false, bottom } = props;
  const isInBar = useIsInBar(title);
  const isReadOut = titleHidden || isInBar;
  const isHidden = isReadOut && !subject && !lead && !meta;
  return (
    <main className={styles.screen} data-wide={wide || undefined}>
      {hero ? <div className={styles.hero}>{hero}</div> : null}
      <div className={styles.content}>
        <ScreenStaleLine />
        <header className={classes(isHidden && hidden.hidden)} data-hidden={isHidden || undefined}>
          {subject ? <p className={styles.subject}>{subject}</p> : null}
          {/* Takes the focus after a navigation, so that a screen reader starts here. */}
          <h1
            className={isReadOut ? hidden.hidden : styles.heading}
            tabIndex={-1}
            translate={titleIsName ? 'no' : undefined}
          >
            {title}
          </h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {meta ? <div className={styles.meta}>{meta}</div> : null}
        </header>
        {children}
      </div>
      {bottom}
    </main>
  );
}
