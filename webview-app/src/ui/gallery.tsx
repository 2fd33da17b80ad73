import { useState } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import { classes } from './classes.ts';
import styles from './gallery.module.css';
import { Hidden } from './hidden.tsx';
import { Picture } from './picture.tsx';

export interface GalleryProps {
  /** The name of the group of pictures, for a screen reader. */
  label: string;
  pictures: readonly { src: string; alt: string }[];
  /** Width : height. Default 4 / 3. */
  ratio?: number;
  /** Fills the width of the screen, without round corners. */
  flat?: boolean;
  /** Called with the index of the tapped picture. Absent: a tap does nothing. */
  onOpen?: (index: number) => void;
}

/** Shows pictures in a swipeable strip with position dots. The first is fetched eagerly. A single picture has no dots. */
export function Gallery({ label, pictures, ratio = 4 / 3, flat = false, onOpen }: GalleryProps) {
  const words = useControlWords().picture;
  const [current, setCurrent] = useState(0);
  return (
    <section className={classes(styles.gallery, !flat && styles.rounded)} aria-label={label}>
      <ul
        className={styles.strip}
        // A scrolling area must be reachable by keyboard.
        tabIndex={pictures.length > 1 ? 0 : undefined}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {pictures.map(({ src, alt }, index) => (
          <li key={src} className={styles.slide}>
            {onOpen ? (
              <button
                type="button"
                className={styles.open}
                aria-label={words.open(alt || label)}
                onClick={() => onOpen(index)}
              >
                <Picture src={src} alt="" ratio={ratio} flat eager={index === 0} />
              </button>
            ) : (
              <Picture src={src} alt={alt} ratio={ratio} flat eager={index === 0} />
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <>
          <div className={styles.dots} aria-hidden="true">
            <span>
              {pictures.map(({ src }, index) => (
                <i key={src} className={classes(index === current && styles.here)} />
              ))}
            </span>
          </div>
          <Hidden>{words.position(current + 1, pictures.length)}</Hidden>
        </>
      ) : null}
    </section>
  );
}
