import { closePage } from '@sdhealth/bridge-sdk';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { RightsPopup } from '../../../api/user-rights.ts';
import { bridge } from '../../../platform/bridge.ts';
import { entryNumber, goBack } from '../../../platform/history.ts';
import { askBeforeLeaving } from '../../../platform/leaving.ts';
import { isSignedIn, session } from '../../../store/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { remindLater } from '../flows/claim-rights.ts';
import { mayExpose, noteExposed } from '../flows/exposure.ts';
import styles from './leave-sheet.module.css';
import { useWords } from './words/index.ts';

export interface LeaveSheetProps {
  popup: RightsPopup;
  /** False if leaving must not open the sheet, for example while the claim is sent. */
  isEnabled: boolean;
  onClaim: () => void;
  /** Called when the person leaves. */
  onLeave: () => void;
}

/**
 * Asks a person who leaves without the rights: claim them, be reminded, or leave. The exposure rule limits how often. Closing it stays
 * on the page.
 */
export function LeaveSheet({ popup, isEnabled, onClaim, onLeave }: LeaveSheetProps) {
  const words = useWords();
  const { status } = useSnapshot(session);
  const [isOpen, setOpen] = useState(false);
  const { popupId: id, exposure: rule, title, text, imgUrl, buttonText } = popup;
  useEffect(() => {
    if (!isEnabled) return undefined;
    return askBeforeLeaving(() => {
      if (!mayExpose({ id, rule })) return false;
      noteExposed({ id, rule });
      setOpen(true);
      return true;
    });
  }, [id, rule, isEnabled]);
  const leave = () => {
    setOpen(false);
    onLeave();
    // On the first page the host closes the page. A host that cannot do so gets the home page.
    if (entryNumber() === 0 && bridge.supports(closePage).ok) bridge.call(closePage, {}).catch(() => goBack());
    else goBack();
  };
  return (
    <Sheet
      open={isOpen}
      title={title}
      onCancel={() => setOpen(false)}
      actions={
        <div className={styles.actions}>
          <Button
            wide
            onClick={() => {
              setOpen(false);
              onClaim();
            }}
          >
            {buttonText}
          </Button>
          {isSignedIn(status) ? (
            <Button
              wide
              tone="secondary"
              onClick={() => {
                void remindLater();
                leave();
              }}
            >
              {words.remind}
            </Button>
          ) : null}
          <Button wide tone="quiet" onClick={leave}>
            {words.leave}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <Picture src={imgUrl} alt="" ratio={16 / 9} />
        <p className={styles.text}>{text}</p>
      </div>
    </Sheet>
  );
}
