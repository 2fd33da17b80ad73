import type { ReactElement, ReactNode } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import hidden from '../../ui/hidden.module.css';
import { Picture } from '../../ui/picture.tsx';
import frame from '../screen-frame.module.css';
import { ScreenStaleLine } from '../stale-line.tsx';
import { useIsInBar } from '../use-is-in-bar.ts';
import styles from './campaign-frame.module.css';
import type { BlockLink } from './link-of-block.ts';

export interface CampaignFrameProps {
  /** The picture from edge to edge at the top: the configuration's, or a drawing of the app's own. */
  picture: { readonly url: string; readonly alt: string } | ReactElement;
  /** The campaign's name: the page's heading. Only read out where the title bar says the same. */
  title: string;
  /** The promise, in a sentence: the headline where the title bar says the name. */
  text?: ReactNode;
  /** The page that a tap on the picture opens. */
  link?: BlockLink | undefined;
  /** In the warm part below the words: a countdown, a number. */
  top?: ReactNode;
  children: ReactNode;
  /** A `BottomBar` with the one action. */
  bottom?: ReactNode;
}

/** The scaffold of a campaign's page: a warm top with picture, name and promise, then the content, then the one action. */
export function CampaignFrame({ picture, title, text, link, top, children, bottom }: CampaignFrameProps) {
  const image = 'url' in picture ? <Picture src={picture.url} alt={picture.alt} ratio={16 / 9} flat eager /> : picture;
  const isInBar = useIsInBar(title);
  const isBare = isInBar && !text && !top;
  return (
    <main className={frame.screen}>
      <div className={frame.hero}>
        <header className={styles.top}>
          {link ? (
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
