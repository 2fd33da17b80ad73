import { saveImage } from '@sdhealth/bridge-sdk';
import { useEffect, useState } from 'react';
import { qrPicture } from '../../../kit/pictures/qr-picture.ts';
import type { ShareCard } from '../../../kit/share-card/draw.ts';
import { bridge } from '../../../platform/bridge.ts';
import { Note } from '../../../ui/layout.tsx';
import { PictureShape, Skeleton } from '../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';
import styles from './invite-sheet.module.css';

/** The address of the code's picture; undefined while loading, '' after a failure. */
export type CodePicture = string | undefined;

/** Holds the words around the code on the card. */
export type CardText = Pick<ShareCard, 'name' | 'line' | 'scan'>;

const art = async () => (await import('./gift-card-art.ts')).giftCardArt;

/** Returns the picture card with the code of the link; where the page cannot draw it, the code alone. */
async function pictureOf(card: CardText, link: string): Promise<string> {
  try {
    const { drawShareCard } = await import('../../../kit/share-card/draw.ts');
    const url = await drawShareCard({ ...card, link, art });
    if (url) return url;
  } catch {
    // The code is enough.
  }
  return qrPicture(link);
}

/** Draws the card of a link. */
export function useCode(link: string, { name, line, scan }: CardText): CodePicture {
  const [drawn, setDrawn] = useState<{ link: string; url: string }>();
  useEffect(() => {
    let isMounted = true;
    const draw = (url: string) => {
      if (isMounted) setDrawn({ link, url });
    };
    pictureOf({ name, line, scan }, link).then(draw, () => draw(''));
    return () => {
      isMounted = false;
    };
  }, [link, name, line, scan]);
  return drawn?.link === link ? drawn.url : undefined;
}

/** The card, or the code, on white paper, in the dark as well. Where the host cannot save it, the words say how a person does. */
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
          {words.hold}
        </Note>
      )}
    </figure>
  );
}
