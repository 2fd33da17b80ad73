import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../messages/index.ts';
import { IconButton } from './button.tsx';
import { Modal } from './modal.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** The buttons, which stay at the bottom while the content scrolls. */
  actions?: ReactNode;
  /** Called when the person wants to close the sheet. Absent: no close button, and nothing dismisses it. */
  onCancel?: (() => void) | undefined;
  /** Hides the close button despite `onCancel`. */
  bare?: boolean;
  /** Ignores a tap beside the sheet despite `onCancel`. */
  firm?: boolean;
  /** Replaces `onCancel` for a sheet that closes together with its page. Escape and the back gesture call it. */
  leave?: (() => void) | undefined;
}

/** Shows a panel from the bottom, for choosing or typing without leaving the screen. */
export function Sheet({ open, title, children, actions, onCancel, bare = false, firm, leave }: SheetProps) {
  const t = useText();
  const id = useId();
  return (
    <Modal open={open} onCancel={onCancel} firm={firm} leave={leave} labelledBy={id} place="bottom">
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {onCancel && !bare ? (
          <IconButton label={t.common.close} icon={<X size={22} aria-hidden="true" />} onClick={onCancel} />
        ) : null}
      </div>
      <div className={styles.body}>{children}</div>
      {actions ? <div className={styles.foot}>{actions}</div> : null}
    </Modal>
  );
}
