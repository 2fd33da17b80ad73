import { ImagePlus, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import { inOneLine, named } from '../messages/join-text.ts';
import { itemsOf } from './items-of.tsx';
import { Text } from './layout.tsx';
import styles from './picture-tiles.module.css';

export interface PictureTilesProps {
  /** The name of the group of pictures, e.g. "Pictures of the report". */
  label: string;
  /** `PictureTile`s, then an `AddPictureTile` below the maximum. */
  children: ReactNode;
}

/** Lays out the pictures that a person attaches, in tiles. */
export function PictureTiles({ label, children }: PictureTilesProps) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {itemsOf(children, styles.tile)}
    </ul>
  );
}

export interface PictureTileProps {
  /** An address of the picture that the page can show, e.g. a `blob:` URL. */
  src: string;
  /** The position from 1, part of the picture's name for screen readers. */
  number: number;
  state: 'waiting' | 'uploading' | 'failed' | 'done';
  /** The upload progress, 0 to 1. */
  progress?: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** Shows an attached picture with its upload progress, a retry after a failure, and a remove button. */
export function PictureTile({ src, number, state, progress = 0, onRetry, onRemove }: PictureTileProps) {
  const words = useControlWords().upload;
  const name = words.picture(number);
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <>
      <img className={styles.image} src={src} alt={name} />
      {state === 'waiting' ? <span className={styles.cover}>{words.waiting}</span> : null}
      {state === 'uploading' ? (
        <span
          className={styles.cover}
          role="progressbar"
          aria-label={named(words.uploading, name)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          {percent}%
          <span className={styles.bar}>
            <i style={{ width: `${percent}%` }} />
          </span>
        </span>
      ) : null}
      {state === 'failed' ? (
        <button
          type="button"
          className={styles.cover}
          aria-label={inOneLine(words.failed, words.retry(name))}
          onClick={onRetry}
        >
          <RotateCcw size={22} aria-hidden="true" />
          {words.failed}
        </button>
      ) : null}
      <button type="button" className={styles.remove} aria-label={words.remove(name)} onClick={onRemove}>
        <X size={16} strokeWidth={2.5} aria-hidden="true" />
      </button>
      <span className={styles.status} role="status">
        {state === 'failed' ? named(name, words.failed) : ''}
      </span>
    </>
  );
}

export interface AddPictureTileProps {
  /** The number of attached pictures and its maximum. */
  used: number;
  max: number;
  onAdd: () => void;
}

/** Adds a picture. Disabled at the maximum. */
export function AddPictureTile({ used, max, onAdd }: AddPictureTileProps) {
  const words = useControlWords().upload;
  return (
    <button type="button" className={styles.add} disabled={used >= max} onClick={onAdd}>
      <ImagePlus size={26} aria-hidden="true" />
      <span>{words.add}</span>
      <Text as="span" size="xs" tone="soft" weight="regular">
        {words.count(used, max)}
      </Text>
    </button>
  );
}
