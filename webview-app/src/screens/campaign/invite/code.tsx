import { saveImage } from '@sdhealth/bridge-sdk';
import { useEffect, useState } from 'react';
import { qrPicture } from '../../../kit/qr-picture.ts';
import { bridge } from '../../../platform/bridge.ts';
import { PictureShape, Skeleton } from '../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';
import styles from './invite-sheet.module.css';

/** The address of a code's picture; '' when it cannot be had, undefined until it is there. */
export type CodePicture = string | undefined;

/** Draws the code of a link. */
export function useCode(link: string): CodePicture {
  const [drawn, setDrawn] = useState<{ link: string; url: string }>();
  useEffect(() => {
    let here = true;
    const draw = (url: string) => {
      if (here) setDrawn({ link, url });
    };
    qrPicture(link).then(draw, () => draw(''));
    return () => {
      here = false;
    };
  }, [link]);
  return drawn?.link === link ? drawn.url : undefined;
}

/** The code on white paper, in the dark as well. Where the host cannot save it, the words say how a person does. */
export function Code({ picture }: { picture: CodePicture }) {
  const words = useWords().share;
  if (picture === '') return <p className={styles.hold}>{words.qrMissing}</p>;
  return (
    <figure className={styles.code}>
      {picture === undefined ? (
        <span className={styles.paper}>
          <Skeleton>
            <PictureShape ratio={1} />
          </Skeleton>
        </span>
      ) : (
        <span className={styles.paper}>
          <img src={picture} alt={words.qr} width="208" height="208" />
        </span>
      )}
      {bridge.supports(saveImage).ok ? null : <figcaption className={styles.hold}>{words.hold}</figcaption>}
    </figure>
  );
}
