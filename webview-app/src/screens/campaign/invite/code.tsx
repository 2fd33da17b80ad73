import { saveImage } from '@sdhealth/bridge-sdk';
import { useEffect, useState } from 'react';
import { qrPicture } from '../../../kit/pictures/qr-picture.ts';
import type { ShareCard } from '../../../kit/share-card/draw.ts';
import { bridge } from '../../../platform/bridge.ts';
import { Note } from '../../../ui/layout.tsx';
import { PictureShape, Skeleton } from '../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';
import styles from './invite-sheet.module.css';

/** The address of the code's picture. It is undefined while loading, and '' after a failure. */
export type CodePicture = string | undefined;

/** The texts around the code on the card. */
export type CardText = Pick<ShareCard, 'name' | 'line' | 'scan'>;

const art = async () => (await import('./gift-card-art.ts')).giftCardArt;

/** Returns the picture card with the link's QR code. If the page cannot draw the card, returns only the code. */
async function pictureOf(card: CardText, link: string): Promise<string> {
  try {
    const { drawShareCard } = await import('../../../kit/share-card/draw.ts');
    const url = await drawShareCard({ ...card, link, art });
    if (url) return url;
  } catch {
    // Without the card, the code is enough.
  }
  return qrPicture(link);
}

/** Draws the card of a link. */
export function useCode(link: string, { name, line, scan }: CardText): CodePicture {
  const [stored, setStored] = useState<{ link: string; url: string }>();
  useEffect(() => {
    let isMounted = true;
    const store = (url: string) => {
      if (isMounted) setStored({ link, url });
    };
    pictureOf({ name, line, scan }, link).then(store, () => store(''));
    return () => {
      isMounted = false;
    };
  }, [link, name, line, scan]);
  return stored?.link === link ? stored.url : undefined;
}

/** Shows the card or the code on white paper, even in dark mode. If the host cannot save it, the text explains how to. */
export function Code({ picture }: { picture: CodePicture }) {
  const words = useWords().share;
  if (picture === '') return <Note center>{words.qrMissing}</Note>;
  return (
    <figure className={styles.code}>
      {picture === undefined ? (
        <span className={styles.paper}>
          <Skeleton>
            <PictureShape ratio={3 / 4} />
          </Skeleton>
        </span>
      ) : (
        <span className={styles.paper}>
          <img src={picture} alt={words.qr} />
        </span>
      )}
      {bridge.supports(saveImage).ok ? null : (
        <Note as="figcaption" center>
          {words.saveHint}
        </Note>
      )}
    </figure>
  );
}
