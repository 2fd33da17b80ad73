import { ImageOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useText } from '../messages/index.ts';
import { classes } from './classes.ts';
import styles from './picture.module.css';
import { pictureSource } from './picture-source.ts';

/** The `rootMargin` of the observer: a picture is fetched when it is at most 0.3 screen heights above or below the screen. */
const ROOT_MARGIN = '30% 0px';
const MAX_ATTEMPTS = 2;

export interface PictureProps {
  /** The address from the service, or '' for a missing picture. */
  src: string;
  /** The description of the picture, or '' if the words beside it already describe it. */
  alt: string;
  /** Width : height of the reserved space, e.g. 16 / 9. Default 4 / 3. */
  ratio?: number;
  /** Fits the whole picture into its space instead of filling it. */
  whole?: boolean;
  /** Removes the round corners, for pictures from edge to edge. */
  flat?: boolean;
  /** Fetches the picture at once, for the top of a page. */
  eager?: boolean;
  /** Sends no referrer to the picture's server. */
  noReferrer?: boolean;
  /** Returns the address for the `<img>` if the bytes cannot simply be fetched from `src`. Called once the picture is near. */
  useAddress?: (src: string) => string;
}

/** Shows a lazy-loaded picture in a reserved space. A failed picture is retried once and then stays a placeholder. */
export function Picture(props: PictureProps) {
  // The key resets the retries for another address.
  return <SinglePicture key={props.src} {...props} />;
}

function SinglePicture({
  src,
  alt,
  ratio = 4 / 3,
  whole = false,
  flat = false,
  eager = false,
  noReferrer,
  useAddress = pictureSource,
}: PictureProps) {
  const t = useText();
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(frame, eager);
  const [failures, setFailures] = useState(0);
  const isMissing = src === '' || failures >= MAX_ATTEMPTS;
  return (
    <span className={classes(styles.frame, !flat && styles.rounded)} style={{ aspectRatio: ratio }} ref={frame}>
      {isNear && !isMissing ? (
        <Image
          key={failures}
          className={classes(styles.image, whole && styles.whole)}
          src={src}
          useAddress={useAddress}
          alt={alt}
          decoding="async"
          referrerPolicy={noReferrer ? 'no-referrer' : undefined}
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setFailures((count) => count + 1)}
        />
      ) : null}
      {isMissing ? (
        <span className={styles.missing} role="img" aria-label={alt || t.ui.pictureMissing}>
          <ImageOff size={28} aria-hidden="true" />
        </span>
      ) : null}
    </span>
  );
}

interface ImageProps extends ComponentProps<'img'> {
  src: string;
  useAddress: (src: string) => string;
}

const Image = ({ src, useAddress, alt, ...rest }: ImageProps) => <img {...rest} src={useAddress(src)} alt={alt} />;

/** Returns whether the element is, or has been, near the screen. */
function useIsNear(ref: { current: Element | null }, isNearInitially: boolean): boolean {
  const [isNear, setIsNear] = useState(isNearInitially || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, ref]);
  return isNear;
}
