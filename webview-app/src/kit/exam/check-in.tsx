import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../platform/copy-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { grouped } from '../../ui/grouped.ts';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast-store.ts';
import { qrPicture } from '../qr-picture.ts';
import { useKitWords } from '../words/index.ts';
import styles from './check-in.module.css';

/** The sizes of the groups of a check-in code; a longer one is shown as it is. */
const GROUPS = [4, 4, 4] as const;

/**
 * The code that the institution reads on the day: black on white also in the dark, and its digits in groups. Both are drawn on the phone, so
 * that they are there without a network; where the picture cannot be drawn the digits do.
 */
export function CheckIn({ code }: { code: string }) {
  const words = useKitWords().examStatus.checkIn;
  const [drawn, setDrawn] = useState<{ code: string; url: string }>();
  useEffect(() => {
    let here = true;
    const draw = (url: string) => {
      if (here) setDrawn({ code, url });
    };
    qrPicture(code).then(draw, () => undefined);
    return () => {
      here = false;
    };
  }, [code]);
  const picture = drawn?.code === code ? drawn.url : undefined;
  const copy = async () => {
    if (await copyText(code)) toast(words.copied, 'success');
  };
  return (
    <Section title={words.title} text={words.text}>
      <Card>
        <div className={styles.code}>
          <span className={styles.paper} role="img" aria-label={words.picture}>
            {picture ? <img src={picture} alt="" width="168" height="168" /> : null}
          </span>
          <p className={styles.digits}>
            <span>{grouped(code, GROUPS)}</span>
            <IconButton label={words.copy} icon={<Copy size={20} aria-hidden="true" />} onClick={() => void copy()} />
          </p>
        </div>
      </Card>
    </Section>
  );
}
