import { type ReactNode, useState } from 'react';
import { useText } from '../messages/index.ts';
import { Anchor, type LinkTarget } from '../ui/anchor.tsx';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ListRow, Rows } from '../ui/list-row.tsx';
import { toast } from '../ui/toast-store.ts';
import { errorLine } from './error-words.ts';
import styles from './status-actions.module.css';
import { useAction } from './use-action.ts';

interface RowLook {
  id: string;
  label: string;
  text?: ReactNode;
  /** A lucide icon. */
  icon?: ReactNode;
  /** The reason why it cannot be used now. */
  off?: string;
}

/** An action that goes somewhere else. */
export interface StatusLink extends RowLook, LinkTarget {
  onClick?: (event: { preventDefault: () => void }) => void;
}

/** An action that writes, after a question. */
export interface StatusTask extends RowLook {
  ask: { title: string; text?: ReactNode; confirm?: string; cancel?: string };
  /** True for a task that harms or loses something. */
  danger?: boolean;
  run: (idempotencyKey: string) => Promise<unknown>;
  /** Said after success. */
  done?: string;
  /** Called after success, to load the state again. */
  onDone?: () => void;
}

export type StatusAction = StatusLink | StatusTask;

/** Shows the tasks that an order allows, as rows. A task asks first; its dialog stays, with the reason, when it fails. */
export function StatusActions({ actions }: { actions: readonly StatusAction[] }) {
  const [task, setTask] = useState<StatusTask>();
  if (actions.length === 0) return null;
  return (
    <>
      <Rows>
        {actions.map((action) => {
          const { id, label, text, icon, off } = action;
          const open = 'run' in action ? { onClick: () => setTask(action) } : wayOf(action);
          const danger = 'run' in action && action.danger;
          if (off) return <ListRow key={id} title={label} text={off} icon={icon} onClick={() => undefined} disabled />;
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
      {task ? <StatusTaskDialog key={task.id} task={task} onClose={() => setTask(undefined)} /> : null}
    </>
  );
}

/** The same as tiles beside each other: for actions that belong to what stands right above. `children`, a `StatusTile`, come first. */
export function StatusTiles({ actions, children }: { actions: readonly StatusAction[]; children?: ReactNode }) {
  const [task, setTask] = useState<StatusTask>();
  return (
    <div className={styles.tiles}>
      {children}
      {actions.map((action) => {
        const { id, label, icon } = action;
        if ('run' in action)
          return (
            <StatusTile key={id} label={label} icon={icon} danger={action.danger} onClick={() => setTask(action)} />
          );
        return <StatusTile key={id} label={label} icon={icon} {...wayOf(action)} />;
      })}
      {task ? <StatusTaskDialog key={task.id} task={task} onClose={() => setTask(undefined)} /> : null}
    </div>
  );
}

const wayOf = ({ to, href, onClick }: StatusLink) => ({ to, href, onClick });

/** With a target the tile is a link, without one a button. */
export interface StatusTileProps extends LinkTarget {
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  onClick?: StatusLink['onClick'] | undefined;
  /** True for what harms or loses something. */
  danger?: boolean | undefined;
}

/** An action as a tile: its icon above its words. */
export function StatusTile({ label, icon, to, href, onClick, danger = false }: StatusTileProps) {
  const look = classes(styles.tile, danger && styles.danger);
  const inner = (
    <>
      <span aria-hidden="true">{icon}</span>
      {label}
    </>
  );
  return (to ?? href) === undefined ? (
    <button type="button" className={look} onClick={onClick}>
      {inner}
    </button>
  ) : (
    <Anchor className={look} to={to} href={href} onClick={onClick}>
      {inner}
    </Anchor>
  );
}

/** The question before a task. It stays, with the reason, when the task fails. */
function StatusTaskDialog({ task, onClose }: { task: StatusTask; onClose: () => void }) {
  const t = useText();
  const action = useAction((key) => task.run(key));
  const confirm = async () => {
    if (!(await action.start())) return;
    if (task.done) toast(task.done, 'success');
    onClose();
    task.onDone?.();
  };
  return (
    <ConfirmDialog
      open
      {...task.ask}
      danger={task.danger ?? false}
      busy={action.busy}
      error={action.error ? errorLine(action.error, t) : undefined}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

export interface StatusTaskBarProps {
  task: StatusTask;
  /** A line above the button: what the task is about. */
  note?: string;
  /** Another way on, before the task. */
  secondary?: ReactNode;
}

/** The one task of a page as the button at its bottom. It asks first, too. */
export function StatusTaskBar({ task, note, secondary }: StatusTaskBarProps) {
  const [asking, setAsking] = useState(false);
  return (
    <BottomBar note={note}>
      {secondary}
      <Button wide onClick={() => setAsking(true)}>
        {task.label}
      </Button>
      {asking ? <StatusTaskDialog task={task} onClose={() => setAsking(false)} /> : null}
    </BottomBar>
  );
}
