/** Shows a picture of a conversation as large as the screen: by the host where it can, else here. */
import { previewImages } from '@sdhealth/bridge-sdk';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../messages/index.ts';
import { bridge } from '../../platform/bridge.ts';
import { settings } from '../../platform/settings.ts';
import { IconButton } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Picture } from '../../ui/picture.tsx';
import { pictureSource } from '../../ui/picture-source.ts';
import styles from './picture-viewer.module.css';
import { useChatWords } from './words/index.ts';

/** Returns false where the host cannot show it. */
export async function previewByHost(pictures: readonly string[], current: number): Promise<boolean> {
  if (!bridge.supports(previewImages).ok) return false;
  const urls = pictures.map((address) => new URL(pictureSource(address), settings.webOrigin).href);
  try {
    await bridge.call(previewImages, { urls, current });
    return true;
  } catch {
    return false;
  }
}

export interface PictureViewerProps {
  pictures: readonly string[];
  /** The place of the one that is shown; undefined: closed. */
  at: number | undefined;
  onTurn: (at: number) => void;
  onClose: () => void;
}

export function PictureViewer({ pictures, at, onTurn, onClose }: PictureViewerProps) {
  const words = useChatWords().picture;
  const t = useText();
  const id = useId();
  const address = at === undefined ? undefined : pictures[at];
  if (at === undefined || address === undefined) return null;
  return (
    <Modal open onCancel={onClose} labelledBy={id} place="centre">
      <div className={styles.viewer}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {pictures.length > 1 ? t.ui.picturePosition(at + 1, pictures.length) : words.view}
          </h2>
          <IconButton label={t.common.close} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        <Picture src={address} alt={words.view} ratio={3 / 4} whole flat eager />
        {pictures.length > 1 ? (
          <div className={styles.foot}>
            <IconButton
              label={words.previous}
              icon={<ChevronLeft aria-hidden="true" />}
              disabled={at === 0}
              onClick={() => onTurn(at - 1)}
            />
            <IconButton
              label={words.next}
              icon={<ChevronRight aria-hidden="true" />}
              disabled={at === pictures.length - 1}
              onClick={() => onTurn(at + 1)}
            />
          </div>
        ) : null}
      </div>
    </Modal>
  );
}
