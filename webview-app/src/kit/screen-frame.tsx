import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import hidden from '../ui/hidden.module.css';
import styles from './screen-frame.module.css';
import { ScreenStaleLine } from './stale-line.tsx';
import { useIsInBar } from './use-is-in-bar.ts';

export interface ScreenFrameProps {
  /** The screen's one heading. It is only read out where the title bar says the same. */
  title: string;
  /** The heading is only read out: the content itself already shows it, or there is none yet. */
  titleHidden?: boolean;
  /** The title is a proper name: it is not translated. */
  titleIsName?: boolean;
  /** Above a heading that says a state: the name of what is in it. */
  subject?: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Under the heading and its sentence: tags. */
  meta?: ReactNode;
  /** From edge to edge above everything: pictures. */
  hero?: ReactNode;
  children: ReactNode;
  /** On a desktop the column is as wide as two: for a tool that people work with all day. */
  wide?: boolean;
  /** A `BottomBar` with the one primary action. */
  bottom?: ReactNode;
}

/** The scaffold of every screen: landmark, heading, content in one column, action at the bottom, safe areas kept free. */
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
