/** Shows a picture card with buttons to save or share it. It is loaded on the tap. */

import { isBridgeError, saveImage } from '@sdhealth/bridge-sdk';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { bridge } from '../../platform/bridge.ts';
import { shareFile } from '../../platform/share-file.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PictureShape, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAction } from '../action/use-action.ts';
import { drawShareCard, HEIGHT, type ShareCard, WIDTH } from './draw.ts';
import styles from './share-card.module.css';
import { useCardWords } from './words.ts';

export function CardSheet({ card, onClose }: { card: ShareCard; onClose: () => void }) {
  const words = useCardWords();
  const picture = usePicture(card);
  const canSave = bridge.supports(saveImage).ok;
  const file = picture ? fileOf(picture, card.name) : undefined;
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] }) === true;
  const save = useAction(async (_key, url: string) => {
    try {
      await bridge.call(saveImage, { url });
      toast(words.saved, 'success');
    } catch (error) {
      toast(isBridgeError(error, 'DENIED') ? words.denied : words.failed, 'warning');
    }
  });
  const share = useAction(async (_key, sharedFile: File) => {
    if (!(await shareFile(sharedFile))) toast(words.failed, 'warning');
  });
  return (
    <Sheet open title={words.card} onCancel={onClose}>
      <div className={styles.links}>
        {picture === '' ? (
          <p role="status">{words.failed}</p>
        ) : picture === undefined ? (
          <Skeleton>
            <PictureShape ratio={WIDTH / HEIGHT} />
          </Skeleton>
        ) : (
          <img className={styles.card} src={picture} alt={words.of(card.name)} width={WIDTH} height={HEIGHT} />
        )}
        {picture && !canSave ? <Note center>{words.hold}</Note> : null}
        {picture && canSave ? (
          <Button
            wide
            icon={<Download size={20} aria-hidden="true" />}
            busy={save.busy}
            onClick={() => void save.start(picture)}
          >
            {words.save}
          </Button>
        ) : null}
        {file && canShare && !canSave ? (
          <Button
            wide
            icon={<Share2 size={20} aria-hidden="true" />}
            busy={share.busy}
            onClick={() => void share.start(file)}
          >
            {words.share}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}

/** Returns the card's data URL, '' if it cannot be drawn, or undefined while it is being drawn. */
function usePicture({ name, line, scan, link, art }: ShareCard): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isMounted = true;
    const show = (url = '') => {
      if (isMounted) setPicture(url);
    };
    drawShareCard({ name, line, scan, link, art }).then(show, () => show());
    return () => {
      isMounted = false;
    };
  }, [name, line, scan, link, art]);
  return picture;
}

function fileOf(url: string, name: string): File | undefined {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (char) => char.charCodeAt(0));
  return new File([bytes], `${name}.png`, { type: 'image/png' });
}
