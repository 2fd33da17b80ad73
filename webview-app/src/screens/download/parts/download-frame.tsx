import type { ReactNode } from 'react';
import { ScreenStaleLine } from '../../../kit/answers/stale-line.tsx';
import screen from '../../../kit/page/screen-frame.module.css';
import { useIsInBar } from '../../../kit/page/use-is-in-bar.ts';
import { classes } from '../../../ui/classes.ts';
import hidden from '../../../ui/hidden.module.css';
import { AppIcon } from './app-icon.tsx';
import styles from './download.module.css';
import { PhonePicture, type PhoneScene } from './phone-picture.tsx';
import { useDownloadWords } from './words/index.ts';

export interface DownloadFrameProps {
  /** The page's heading: its promise in a few words. */
  title: string;
  lead: string;
  /** The panel's colour. */
  accent: 'teal' | 'warm' | 'sea';
  /** The scene of the picture, or undefined for no picture. */
  scene?: PhoneScene | undefined;
  /** True if a low screen leaves the picture out, because other content is more important. */
  yields?: boolean;
  /** The names of the app's benefits, some of which are in the picture. */
  benefits: readonly string[];
  children: ReactNode;
  bottom?: ReactNode;
}

/** Lays out a download page: a coloured panel with the app's icon, name and picture, then the content. */
export function DownloadFrame({
  title,
  lead,
  accent,
  scene,
  yields = false,
  benefits,
  children,
  bottom,
}: DownloadFrameProps) {
  const words = useDownloadWords();
  const isInBar = useIsInBar(title);
  return (
    <main className={screen.screen}>
      <header className={classes(styles.panel, styles[accent], !scene && styles.low, yields && styles.yields)}>
        <div className={styles.inside}>
          <div className={styles.app}>
            <AppIcon />
            <p className={styles.name}>
              <b>{words.app}</b>
              <span>{words.maker}</span>
            </p>
          </div>
          <h1 className={isInBar ? hidden.hidden : styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {scene ? (
            <div className={styles.stage} translate="no">
              <PhonePicture scene={scene} benefits={benefits} />
            </div>
          ) : null}
        </div>
      </header>
      <div className={screen.content}>
        <ScreenStaleLine />
        {children}
      </div>
      {bottom}
    </main>
  );
}
