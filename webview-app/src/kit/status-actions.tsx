import { type ReactNode, useState } from 'react';
import { useText } from '../messages/index.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ListRow, Rows } from '../ui/list-row.tsx';
import { toast } from '../ui/toast-store.ts';
import { errorLine } from './error-words.ts';
import styles from './status-actions.module.css';
import { useAction } from './use-action.ts';

interface RowLook {
  id: string;
  label: string;
  text?: string;
  /** A lucide icon. */
  icon?: ReactNode;
}

/** Goes somewhere else. */
export interface StatusLink extends RowLook {
  href?: string;
  onClick: (event: { preventDefault: () => void }) => void;
}

/** Writes, after a question. */
export interface StatusDeed extends RowLook {
  ask: { title: string; text?: ReactNode; confirm?: string; cancel?: string };
  /** It harms or loses something. */
  danger?: boolean;
  run: (idempotencyKey: string) => Promise<unknown>;
  /** Said after success. */
  done?: string;
  /** Called after success, to load the state again. */
  onDone?: () => void;
}

export type StatusAction = StatusLink | StatusDeed;

/** What can be done with an order, as rows. A deed asks first; its dialog stays, with the reason, when it fails. */
export function StatusActions({ actions }: { actions: readonly StatusAction[] }) {
  const [asked, setAsked] = useState<StatusDeed>();
  if (actions.length === 0) return null;
  return (
    <>
      <Rows>
        {actions.map((action) => {
          const { id, label, text, icon } = action;
          const open =
            'run' in action ? { onClick: () => setAsked(action) } : { href: action.href, onClick: action.onClick };
          const danger = 'run' in action && action.danger;
          return (
            <ListRow
              key={id}
              title={danger ? <span className={styles.danger}>{label}</span> : label}
              text={text}
              icon={icon}
              {...open}
            />
          );
        })}
      </Rows>
      {asked ? <DeedDialog key={asked.id} deed={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

function DeedDialog({ deed, onClose }: { deed: StatusDeed; onClose: () => void }) {
  const t = useText();
  const action = useAction((key) => deed.run(key));
  const confirm = async () => {
    if (!(await action.start())) return;
    if (deed.done) toast(deed.done, 'success');
    onClose();
    deed.onDone?.();
  };
  return (
    <ConfirmDialog
      open
      {...deed.ask}
      danger={deed.danger ?? false}
      busy={action.busy}
      error={action.error ? errorLine(action.error, t) : undefined}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
