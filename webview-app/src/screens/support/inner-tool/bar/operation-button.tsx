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
  /** The reason why the operation is not possible now, or undefined if it is possible. */
  readonly reason: string | undefined;
  /** True while the operation waits for the switch. */
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** Shows the button of an operation. If the operation is not possible, the button stays focusable and a press shows the reason. */
export function OperationButton({ operation, label, icon: Icon, reason, busy, onPress }: OperationButtonProps) {
  const t = useText();
  const id = useId();
  const disabledReason = busy ? t.common.requesting : reason;
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
        aria-disabled={disabledReason !== undefined || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason ? id : undefined}
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
        {disabledReason}
      </span>
    </>
  );
}
