import { useSnapshot } from 'valtio';
import type { PurchasePhase } from '../../flows/purchase.ts';
import { useText } from '../../messages/index.ts';
import { loginRequest } from '../../platform/login-request.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useSlow } from '../page/use-slow.ts';
import { useKitWords } from '../words/index.ts';
import styles from './order-sheet.module.css';

export interface BusyOrderProps {
  title: string;
  phase: Exclude<PurchasePhase, 'idle'>;
}

/** The phases that a person may leave. In earlier phases nothing is paid yet, and each request ends by its timeout. */
const LEAVABLE_PHASES: readonly PurchasePhase[] = ['paying', 'away', 'confirming'];

/** Covers the screen during a purchase. It is hidden during a login dialog, and after a long wait for a payment it offers to leave. */
export function BusyOrder({ title, phase }: BusyOrderProps) {
  const t = useText();
  const { phases, slow, wait } = useKitWords().payment;
  const { purpose } = useSnapshot(loginRequest);
  const isSlow = useSlow(purpose === undefined && LEAVABLE_PHASES.includes(phase));
  const isInTitle = title.startsWith(phases[phase]);
  if (purpose) return null;
  return (
    <Dialog
      open
      title={title}
      actions={isSlow ? <LinkButton to={href('home.main')}>{t.common.home}</LinkButton> : undefined}
    >
      <div className={styles.busy}>
        <span className={styles.wheel} aria-hidden="true" />
        <p role="status">{isSlow ? slow.text : isInTitle ? wait : phases[phase]}</p>
      </div>
    </Dialog>
  );
}
