/** Shows pictures full screen. It is loaded on the first tap on a picture: `use-viewer.tsx`. */

import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useControlWords } from '../../messages/control-words.ts';
import { useText } from '../../messages/index.ts';
import { IconButton } from '../../ui/button.tsx';
import { Text } from '../../ui/layout.tsx';
import { Modal } from '../../ui/modal.tsx';
import { pictureSource } from '../../ui/picture-source.ts';
import { usePersonalSource } from './personal-picture.tsx';
import styles from './picture-viewer.module.css';
import { useZoom } from './use-zoom.ts';
import { MAX_SCALE } from './zoom.ts';

export interface ViewedPicture {
  readonly src: string;
  readonly alt: string;
  /** True for a personal picture, whose bytes stay out of the browser's cache. */
  readonly isPersonal?: boolean;
}

export interface PictureViewerProps {
  pictures: readonly ViewedPicture[];
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** The pixels by which an arrow key moves an enlarged picture. */
const MOVE_PX = 60;

export function PictureViewer({ pictures, index, onTurn, onClose }: PictureViewerProps) {
  const { viewer: words, picture } = useControlWords();
  const t = useText();
  const id = useId();
  const isLast = index >= pictures.length - 1;
  const turn = (by: 1 | -1) => {
    if (by === 1 ? !isLast : index > 0) onTurn(index + by);
  };
  const { zoom, box, handlers, larger, smaller, move } = useZoom(index, turn);
  const isWhole = zoom.scale === 1;
  const arrow = (x: number, y: number) => () => {
    if (!isWhole) move({ x: -x * MOVE_PX, y: -y * MOVE_PX });
    else if (x !== 0) turn(x > 0 ? 1 : -1);
  };
  useKeys({
    ArrowLeft: arrow(-1, 0),
    ArrowRight: arrow(1, 0),
    ArrowUp: arrow(0, -1),
    ArrowDown: arrow(0, 1),
    '+': larger,
    '=': larger,
    '-': smaller,
  });
  const { src = '', alt = '', isPersonal = false } = pictures[index] ?? {};
  const personalSource = usePersonalSource(isPersonal ? src : '');
  const isSingle = pictures.length === 1;
  return (
    <Modal open onCancel={onClose} labelledBy={id} place="full">
      <div className={styles.viewer}>
        <div className={styles.head}>
          <Text as="h2" size="m" id={id} aria-live="polite">
            {isSingle ? words.title : picture.position(index + 1, pictures.length)}
          </Text>
          <IconButton label={t.common.close} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        <div ref={box} className={styles.stage} data-stage="" {...handlers}>
          <img
            className={styles.image}
            style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
            src={isPersonal ? personalSource : pictureSource(src)}
            alt={alt || words.title}
            draggable={false}
            referrerPolicy="no-referrer"
          />
        </div>
        {alt ? (
          <p className={styles.caption} aria-live="polite">
            {alt}
          </p>
        ) : null}
        <div className={styles.foot}>
          {isSingle ? null : (
            <Step label={words.previous} icon={<ChevronLeft />} isOff={index === 0} onClick={() => turn(-1)} />
          )}
          <Step label={words.smaller} icon={<ZoomOut />} isOff={isWhole} onClick={smaller} />
          <span role="status" className={styles.percent}>
            {words.percent(Math.round(zoom.scale * 100))}
          </span>
          <Step label={words.larger} icon={<ZoomIn />} isOff={zoom.scale >= MAX_SCALE} onClick={larger} />
          {isSingle ? null : <Step label={words.next} icon={<ChevronRight />} isOff={isLast} onClick={() => turn(1)} />}
        </div>
      </div>
    </Modal>
  );
}

/** Shows a button of the foot. When it has no effect, it stays focusable and is announced as disabled. */
function Step({ isOff, ...button }: { label: string; icon: ReactNode; isOff: boolean; onClick: () => void }) {
  return <IconButton {...button} aria-disabled={isOff || undefined} />;
}

/** Handles keys wherever the focus is, because the viewer covers everything else. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const run = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!run || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
