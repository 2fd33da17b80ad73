import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../../messages/index.ts';
import type { Operation } from '../../../../telephony/types.ts';
import { classes } from '../../../../ui/classes.ts';
import styles from './bar.module.css';
import { keysOf, LETTERS } from './shortcuts.ts';

interface OperationButtonProps {
  readonly operation: Operation;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The reason for which it is not possible now. */
  readonly reason: string | undefined;
  /** It waits for the switch. */
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** The button of an operation. One that is not possible stays in the tab order, says why, and a press has the reason shown. */
export function OperationButton({ operation, label, icon: Icon, reason, busy, onPress }: OperationButtonProps) {
  const t = useText();
  const id = useId();
  const why = busy ? t.common.requesting : reason;
  return (
    <>
      <button
        type="button"
        className={classes(
          styles.operation,
          operation === 'hangUp' && styles.harms,
          operation === 'answer' && styles.answers,
          busy && styles.busy,
        )}
        aria-disabled={why !== undefined || undefined}
        aria-busy={busy || undefined}
        aria-describedby={why ? id : undefined}
        aria-keyshortcuts={keysOf(operation)}
        onClick={onPress}
      >
        <Icon size={22} aria-hidden="true" />
        <span className={styles.operationName}>{label}</span>
        <span className={styles.key} aria-hidden="true">
          {LETTERS[operation]}
        </span>
      </button>
      <span id={id} hidden>
        {why}
      </span>
    </>
  );
}
