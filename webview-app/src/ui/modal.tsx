/**
 * Renders a native modal dialog, under `Dialog` and `Sheet`. Rules:
 * 1. The browser traps the focus, makes the page under it inert and restores the focus when it closes.
 * 2. Without `onCancel` a person cannot close it: not by Escape, the back gesture or a tap beside it.
 * 3. Only the caller opens and closes it. `onCancel` is a request.
 * 4. Toasts and notices are shown in the topmost modal, because the page under it is inert and not read out.
 */
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { ignoreGhostTaps } from './ghost-taps.ts';
import { useLayer } from './layers.ts';
import styles from './modal.module.css';
import { Notices, Toasts } from './toasts.tsx';

export interface ModalProps {
  open: boolean;
  /** Called by Escape, the back gesture or a tap beside the panel. Absent: all of them do nothing. */
  onCancel?: (() => void) | undefined;
  /** Ignores a tap beside the panel despite `onCancel`. */
  firm?: boolean | undefined;
  /**
   * Replaces `onCancel` for a modal that closes together with its page. Escape and the back gesture call it. The page handles the host's
   * "back".
   */
  leave?: (() => void) | undefined;
  /** The id of the element that names the modal. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** `full`: fills the screen. */
  place: 'centre' | 'bottom' | 'full';
  children: ReactNode;
}

export function Modal(props: ModalProps) {
  return props.open ? <OpenModal {...props} /> : null;
}

function OpenModal({ onCancel, firm, leave, labelledBy, describedBy, place, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const layer = useLayer(onCancel, leave !== undefined);
  const goBack = onCancel ?? leave;

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const previous = document.activeElement;
    if (!dialog.open) dialog.showModal();
    ignoreGhostTaps(dialog);
    return () => {
      dialog.close();
      ignoreGhostTaps();
      // The element is removed with its parent before the browser can restore the focus.
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus({ preventScroll: true });
    };
  }, []);

  const cancelOutside = (event: MouseEvent) => {
    if (!firm && event.target === event.currentTarget) onCancel?.();
  };

  return (
    <dialog
      ref={ref}
      className={classes(styles.modal, styles[place])}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Chromium closes the dialog at the second Escape even if `cancel` is prevented. It does not if the key event is prevented.
        event.preventDefault();
        event.stopPropagation();
        goBack?.();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        goBack?.();
      }}
      onClose={(event) => {
        // Reopen if the browser closed it without a request, e.g. by a second back gesture (rule 3).
        const dialog = event.currentTarget;
        if (event.target === dialog && dialog.isConnected && !dialog.open) dialog.showModal();
      }}
      onMouseDown={cancelOutside}
    >
      <div className={styles.panel}>{children}</div>
      <Notices layer={layer} />
      <Toasts layer={layer} />
    </dialog>
  );
}
