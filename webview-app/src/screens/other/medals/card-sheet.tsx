/** The picture card of a medal, and the ways to pass it on. Loaded by the tap that asks for it. */
import { isBridgeError, saveImage } from '@sdhealth/bridge-sdk';
import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Medal } from '../../../api/insurance-my.ts';
import { shareLinks } from '../../../flows/share.ts';
import { qrPicture } from '../../../kit/qr-picture.ts';
import { useAction } from '../../../kit/use-action.ts';
import { dayText } from '../../../messages/date-text.ts';
import { bridge } from '../../../platform/bridge.ts';
import { href } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { PictureShape, Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from './medal.module.css';
import { drawMedalCard, HEIGHT, WIDTH } from './medal-card.ts';
import { useWords } from './words/index.ts';

export function CardSheet({ medal, onClose }: { medal: Medal; onClose: () => void }) {
  const words = useWords();
  const card = useCard(medal);
  const canSave = bridge.supports(saveImage).ok;
  const file = card ? fileOf(card, medal.name) : undefined;
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] }) === true;
  const save = useAction(async (_key, url: string) => {
    try {
      await bridge.call(saveImage, { url });
      toast(words.cardSaved, 'success');
    } catch (error) {
      toast(isBridgeError(error, 'DENIED') ? words.cardDenied : words.cardFailed, 'warning');
    }
  });
  const share = useAction(async (_key, picture: File) => {
    try {
      await navigator.share({ files: [picture] });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(words.cardFailed, 'warning');
    }
  });
  return (
    <Sheet open title={words.card} onCancel={onClose}>
      <div className={styles.cardWays}>
        {card === '' ? (
          <p role="status">{words.cardFailed}</p>
        ) : card === undefined ? (
          <Skeleton>
            <PictureShape ratio={WIDTH / HEIGHT} />
          </Skeleton>
        ) : (
          <img className={styles.card} src={card} alt={words.cardOf(medal.name)} width={WIDTH} height={HEIGHT} />
        )}
        {card && !canSave ? <p className={styles.hold}>{words.cardHold}</p> : null}
        {card && canSave ? (
          <Button
            wide
            icon={<Download size={20} aria-hidden="true" />}
            busy={save.busy}
            onClick={() => void save.start(card)}
          >
            {words.cardSave}
          </Button>
        ) : null}
        {file && canShare && !canSave ? (
          <Button
            wide
            icon={<Share2 size={20} aria-hidden="true" />}
            busy={share.busy}
            onClick={() => void share.start(file)}
          >
            {words.cardShare}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}

/** The card's address; '' where it cannot be drawn, undefined until it is. */
function useCard({ medalId, imgUrl, name, gainedOn }: Medal): string | undefined {
  const words = useWords();
  const [card, setCard] = useState<string>();
  const day = gainedOn ? words.gainedOn(dayText(gainedOn)) : '';
  const { scan } = words;
  useEffect(() => {
    let here = true;
    const draw = async () => {
      const link = shareLinks(href('other.milestone', { id: medalId })).friend;
      const code = await qrPicture(link).catch(() => undefined);
      return drawMedalCard({ imgUrl, name, day, scan, code });
    };
    const show = (url = '') => {
      if (here) setCard(url);
    };
    draw().then(show, () => show());
    return () => {
      here = false;
    };
  }, [medalId, imgUrl, name, day, scan]);
  return card;
}

function fileOf(url: string, name: string): File | undefined {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (char) => char.charCodeAt(0));
  return new File([bytes], `${name}.png`, { type: 'image/png' });
}
