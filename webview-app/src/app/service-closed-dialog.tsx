import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { serverNow } from '../client/server-clock.ts';
import { useLaterWords } from '../messages/later-words.ts';
import { isServiceOpen } from '../rules/periods.ts';
import { serviceClosed } from '../store/frame.ts';
import { AlertDialog } from '../ui/dialog.tsx';
import { Picture } from '../ui/picture.tsx';
import { messageQrcode } from './customer-service/message-qrcode.ts';
import styles from './service-closed-dialog.module.css';

/** Explains that customer service is closed or cannot be opened here, and how to leave a message. */
export function ServiceClosedDialog() {
  const { shown } = useSnapshot(serviceClosed);
  return shown ? <OpenDialog /> : null;
}

function OpenDialog() {
  const words = useLaterWords().serviceClosed;
  const [qrcode, setQrcode] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    void messageQrcode(controller.signal).then((url) => {
      if (!controller.signal.aborted) setQrcode(url);
    });
    return () => controller.abort();
  }, []);
  return (
    <AlertDialog
      open
      title={isServiceOpen(serverNow()) ? words.unreachable : words.title}
      text={
        <>
          <p>{words.text}</p>
          {qrcode ? (
            <figure className={styles.qrcode}>
              <Picture src={qrcode} alt={words.qrcode} ratio={1} whole eager />
              <figcaption>{words.scan}</figcaption>
            </figure>
          ) : null}
        </>
      }
      onClose={() => {
        serviceClosed.shown = false;
      }}
    />
  );
}
