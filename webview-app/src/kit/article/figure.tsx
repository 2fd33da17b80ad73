import type { ReactNode } from 'react';
import { settings } from '../../platform/settings.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './article.module.css';
import { useArticleWords } from './words/index.ts';

export interface ArticlePictureProps {
  src: string;
  alt: string;
  /** Pixels, where the article tells them: the picture keeps its room before it is there. */
  width?: number | undefined;
  height?: number | undefined;
}

/** A picture in the text. One of a server that the installation does not name is not asked for: it could count who reads what (H06). */
export function ArticlePicture({ src, alt, width, height }: ArticlePictureProps) {
  const ratio = width && height ? Math.min(Math.max(width / height, 0.4), 6) : undefined;
  return (
    <span className={styles.picture}>
      <Picture flat whole noReferrer src={isOurs(src) ? src : ''} alt={alt} {...(ratio && { ratio })} />
    </span>
  );
}

export function Figure({ caption, children }: { caption?: ReactNode; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {children}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

/** A wide table scrolls in its own frame, by finger and by key; the page stays where it is. */
export function TableFrame({ children }: { children: ReactNode }) {
  const words = useArticleWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key.
    <section className={styles.scroller} aria-label={words.table} tabIndex={0}>
      {children}
    </section>
  );
}

/** True for a path, a picture within the text, and a server that the page's policy lets pictures come from. */
function isOurs(src: string): boolean {
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(src)) return true;
  if (!/^(?:https?:|\/(?![/\\]))/i.test(src) || !URL.canParse(src, location.href)) return false;
  const { origin, username } = new URL(src, location.href);
  const { origins, pictureOrigins } = settings;
  const known = [location.origin, origins.api, origins.account, origins.static, ...pictureOrigins];
  return !username && (src.startsWith('/') || known.includes(origin));
}
