import type { RightsPopup } from '../../../api/user-rights.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { useText } from '../../../messages/index.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './popup.module.css';

export interface PopupProps {
  popup: RightsPopup;
  open: boolean;
  onClose: () => void;
}

/** Shows a popup of the service: picture, sentence, and a link if the app has its page. `useExposure` decides when it opens. */
export function Popup({ popup: { title, text, imgUrl, buttonText, link }, open, onClose }: PopupProps) {
  const t = useText();
  const to = addressOfService(link);
  return (
    <Dialog
      open={open}
      title={title}
      onCancel={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t.common.close}
          </Button>
          {to ? (
            <LinkButton to={to} onClick={onClose}>
              {buttonText}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <div className={styles.content}>
        <Picture src={imgUrl} alt="" ratio={16 / 9} />
        <p className={styles.text}>{text}</p>
      </div>
    </Dialog>
  );
}
