import { Copy, Maximize2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Appointment } from '../../api/exam.ts';
import { useCopy } from '../../kit/action/use-copy.ts';
import { qrPicture } from '../../kit/pictures/qr-picture.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { grouped } from '../../ui/grouped.ts';
import { Note } from '../../ui/layout.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './check-in.module.css';
import { isDayOver } from './day-over.ts';
import { LargeCode } from './large-code.tsx';

/** The sizes of the digit groups of a check-in code. A longer code is shown ungrouped. */
const GROUP_SIZES = [4, 4, 4] as const;

export interface CheckInProps {
  appointment: Pick<Appointment, 'checkInCode' | 'appointmentDate'>;
}

/**
 * Shows the code that the institution scans on the day: a QR code, black on white even in dark mode, and its digits in groups. Both are
 * created on the phone, so they work offline. The digits are the fallback for the picture. Renders nothing after the day, because
 * an appointment stays stored after its day.
 */
export function CheckIn({ appointment }: CheckInProps) {
  if (!appointment.checkInCode || isDayOver(appointment)) return null;
  return <Code code={appointment.checkInCode} />;
}

function Code({ code }: { code: string }) {
  const words = useKitWords().examStatus.checkIn;
  const [picture, setPicture] = useState<{ code: string; url: string | undefined }>();
  const { isRefused, copy } = useCopy();
  useEffect(() => {
    let isMounted = true;
    const showPicture = (url: string | undefined) => {
      if (isMounted) setPicture({ code, url });
    };
    qrPicture(code).then(showPicture, () => showPicture(undefined));
    return () => {
      isMounted = false;
    };
  }, [code]);
  const isReady = picture?.code === code;
  const digits = grouped(code, GROUP_SIZES);
  return (
    <Section title={words.title} text={words.text}>
      <Card>
        <div className={styles.code}>
          {!isReady ? (
            <span className={styles.room} aria-hidden="true" />
          ) : picture.url ? (
            <span className={styles.paper} role="img" aria-label={words.picture}>
              <img src={picture.url} alt="" width="216" height="216" />
            </span>
          ) : null}
          <p className={styles.digits}>
            <span translate="no">{digits}</span>
            <IconButton
              label={words.copy}
              icon={<Copy size={20} aria-hidden="true" />}
              onClick={() => void copy(code, words.copied)}
            />
          </p>
          {isReady && picture.url ? <LargeCodeButton url={picture.url} digits={digits} /> : null}
          {isRefused ? (
            <Note center role="status">
              {words.notCopied}
            </Note>
          ) : null}
        </div>
      </Card>
    </Section>
  );
}

/** Shows the button that opens the code full screen. */
function LargeCodeButton({ url, digits }: { url: string; digits: string }) {
  const words = useKitWords().examStatus.checkIn;
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <Button small tone="quiet" icon={<Maximize2 size={20} aria-hidden="true" />} onClick={() => setLarge(true)}>
        {words.large}
      </Button>
      {isLarge ? <LargeCode url={url} digits={digits} onClose={() => setLarge(false)} /> : null}
    </>
  );
}
