import type { ReactNode } from 'react';
import { isAllowedPicture } from '../../../kit/pictures/allowed-picture.ts';
import { useControlWords } from '../../../messages/control-words.ts';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './article.module.css';
import { useOpenPicture } from './article-pictures.tsx';
import { useArticleWords } from './words/index.ts';

export interface ArticlePictureProps {
  src: string;
  alt: string;
  /** The width in pixels if the article has it: the space is reserved before the picture loads. */
  width?: number | undefined;
  height?: number | undefined;
  /** True if a tap enlarges the picture, false inside a link. Default true. */
  opens?: boolean;
}

/** Renders a picture in the text. A picture of an unlisted server is not requested: the server could track who reads what (H06). */
export function ArticlePicture({ src, alt, width, height, opens = true }: ArticlePictureProps) {
  const { open: openWords } = useControlWords().picture;
  const words = useArticleWords();
  const open = useOpenPicture();
  const ratio = width && height ? Math.min(Math.max(width / height, 0.4), 6) : undefined;
  const isAllowed = isAllowedPicture(src);
  const pictureWith = (text: string) => (
    <Picture flat whole noReferrer src={isAllowed ? src : ''} alt={text} {...(ratio && { ratio })} />
  );
  if (!isAllowed || !opens || !open) return <span className={styles.picture}>{pictureWith(alt)}</span>;
  return (
    <button
      type="button"
      className={classes(styles.picture, styles.opens)}
      data-picture={src}
      data-alt={alt}
      aria-label={openWords(alt || words.picture)}
      onClick={({ currentTarget }) => open(currentTarget)}
    >
      {pictureWith('')}
    </button>
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

/** Lets a wide table scroll in a separate frame, by touch and keyboard, while the page does not move. */
export function TableFrame({ children }: { children: ReactNode }) {
  const words = useArticleWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach a scroll container.
    <section className={styles.scroller} aria-label={words.table} tabIndex={0}>
      {children}
    </section>
  );
}
