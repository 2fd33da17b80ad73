import { type ReactNode, useId } from 'react';
import { useText } from '../messages/index.ts';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { Text } from './layout.tsx';
import { Modal } from './modal.tsx';

export interface DialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Called when the person wants to close the dialog. Absent: Escape, back gesture and a tap beside it do nothing. */
  onCancel?: (() => void) | undefined;
}

/** Shows a question in the middle of the screen. For the usual shapes use `ConfirmDialog` or `AlertDialog`. */
export function Dialog({ open, title, children, actions, onCancel }: DialogProps) {
  const id = useId();
  return (
    <Modal open={open} onCancel={onCancel} labelledBy={id} place="centre">
      <div className={styles.head}>
        <Text as="h2" size="l" id={id}>
          {title}
        </Text>
      </div>
      <div className={styles.body}>{children}</div>
      {actions ? <div className={styles.foot}>{actions}</div> : null}
    </Modal>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** Default "Confirm". Prefer the name of the action: "Cancel the appointment". */
  confirm?: string;
  /** Default "Cancel". */
  cancel?: string;
  /** Marks a destructive action. */
  danger?: boolean;
  /** Locks both buttons and Escape while the confirmed action runs. */
  busy?: boolean;
  /** The reason why the confirmed action failed, announced. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks a question with confirm and cancel. It stays open while `busy`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, cancel, danger = false, busy = false, error, onConfirm, onCancel } = props;
  const t = useText();
  const actions = (
    <>
      <Button tone="secondary" disabled={busy} onClick={onCancel}>
        {cancel ?? t.common.cancel}
      </Button>
      <Button tone={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {confirm ?? t.common.confirm}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} actions={actions} onCancel={busy ? undefined : onCancel}>
      {text ? <div className={styles.text}>{text}</div> : null}
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </Dialog>
  );
}

export interface AlertDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** Default "Got it". */
  button?: string;
  onClose: () => void;
}

export function AlertDialog({ open, title, text, button, onClose }: AlertDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={open}
      title={title}
      onCancel={onClose}
      actions={<Button onClick={onClose}>{button ?? t.common.iKnow}</Button>}
    >
      {text ? <div className={styles.text}>{text}</div> : null}
    </Dialog>
  );
}
