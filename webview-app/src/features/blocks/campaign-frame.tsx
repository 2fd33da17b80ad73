import type { ReactElement, ReactNode } from 'react';
import { ScreenStaleLine } from '../../kit/answers/stale-line.tsx';
import frame from '../../kit/page/screen-frame.module.css';
import { useIsInBar } from '../../kit/page/use-is-in-bar.ts';
import { Anchor } from '../../ui/anchor.tsx';
import hidden from '../../ui/hidden.module.css';
import { Picture } from '../../ui/picture.tsx';
import styles from './campaign-frame.module.css';
import type { BlockLink } from './link-of-block.ts';

export interface CampaignFrameProps {
  /** The full-width picture at the top: a configured picture or a drawing of the app. */
  picture: { readonly url: string; readonly alt?: string } | ReactElement | undefined;
  /** The campaign's name, which is the page's heading. Visually hidden if the title bar shows the same text. */
  title: string;
  /** The promise in a sentence. It is the headline if the title bar shows the name. */
  text?: ReactNode;
  /** The page that a tap on the picture opens. */
  link?: BlockLink | undefined;
  /** Content of the warm area below the text, such as a countdown or a number. */
  top?: ReactNode;
  children: ReactNode;
  /** A `BottomBar` with the main action. */
  bottom?: ReactNode;
}

/** Lays out a campaign's page: a warm top with picture, name and promise, then the content, then the main action. */
export function CampaignFrame({ picture, title, text, link, top, children, bottom }: CampaignFrameProps) {
  const image =
    picture && 'url' in picture ? (
      <Picture src={picture.url} alt={picture.alt ?? ''} ratio={16 / 9} flat eager />
    ) : (
      picture
    );
  const isInBar = useIsInBar(title);
  const isBare = isInBar && !text && !top;
  return (
    <main className={frame.screen}>
      <div className={frame.hero}>
        <header className={styles.top}>
          {link && image ? (
            <Anchor className={styles.link} {...link}>
              {image}
            </Anchor>
          ) : (
            image
          )}
          <div className={isBare ? hidden.hidden : styles.words}>
            <h1 className={isInBar ? hidden.hidden : styles.title} tabIndex={-1} aria-live="polite">
              {title}
            </h1>
            {text ? <p className={isInBar ? styles.promise : styles.text}>{text}</p> : null}
            {top}
          </div>
        </header>
      </div>
      <div className={frame.content}>
        <ScreenStaleLine />
        {children}
      </div>
      {bottom}
    </main>
  );
}
