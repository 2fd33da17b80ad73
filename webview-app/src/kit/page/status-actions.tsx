import { type ReactNode, useState } from 'react';
import { useText } from '../../messages/index.ts';
import { Anchor, type LinkTarget } from '../../ui/anchor.tsx';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAction } from '../action/use-action.ts';
import { errorLine } from '../answers/error-words.ts';
import styles from './status-actions.module.css';

interface ActionProps {
  id: string;
  label: string;
  text?: ReactNode;
  /** A lucide icon. */
  icon?: ReactNode;
  /** The reason why the action is disabled now. */
  disabledReason?: string;
}

/** An action that opens another page. */
export interface StatusLink extends ActionProps, LinkTarget {
  onClick?: (event: { preventDefault: () => void }) => void;
}

/** An action that sends a write request after a confirmation. */
export interface StatusTask extends ActionProps {
  ask: { title: string; text?: ReactNode; confirm?: string; cancel?: string };
  /** True for a destructive task. */
  danger?: boolean;
  run: (idempotencyKey: string) => Promise<unknown>;
  successText?: string;
  /** Called after success, to reload the status. */
  onDone?: () => void;
}

export type StatusAction = StatusLink | StatusTask;

/** Shows an order's actions as rows. A task asks for confirmation first; if it fails, the dialog stays with the reason. */
export function StatusActions({ actions }: { actions: readonly StatusAction[] }) {
  const [task, setTask] = useState<StatusTask>();
  if (actions.length === 0) return null;
  return (
    <>
      <Rows>
        {actions.map((action) => {
          const { id, label, text, icon, disabledReason } = action;
          const handlers = 'run' in action ? { onClick: () => setTask(action) } : linkProps(action);
          const danger = 'run' in action && action.danger;
          if (disabledReason)
            return (
              <ListRow key={id} title={label} text={disabledReason} icon={icon} onClick={() => undefined} disabled />
            );
          return (
            <ListRow
              key={id}
              title={danger ? <span className={styles.danger}>{label}</span> : label}
              text={text}
              icon={icon}
              {...handlers}
            />
          );
        })}
      </Rows>
      {task ? <StatusTaskDialog key={task.id} task={task} onClose={() => setTask(undefined)} /> : null}
    </>
  );
}

/** Shows actions on the content above as tiles side by side. `children`, such as a `StatusTile`, come first. */
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
        return <StatusTile key={id} label={label} icon={icon} {...linkProps(action)} />;
      })}
      {task ? <StatusTaskDialog key={task.id} task={task} onClose={() => setTask(undefined)} /> : null}
    </div>
  );
}

const linkProps = ({ to, href, onClick }: StatusLink) => ({ to, href, onClick });

/** The properties of a tile: with a target it is a link, without one a button. */
export interface StatusTileProps extends LinkTarget {
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  onClick?: StatusLink['onClick'] | undefined;
  /** True for a destructive action. */
  danger?: boolean | undefined;
}

/** Shows an action as a tile: its icon above its text. */
export function StatusTile({ label, icon, to, href, onClick, danger = false }: StatusTileProps) {
  const tileClass = classes(styles.tile, danger && styles.danger);
  const inner = (
    <>
      <span aria-hidden="true">{icon}</span>
      {label}
    </>
  );
  return (to ?? href) === undefined ? (
    <button type="button" className={tileClass} onClick={onClick}>
      {inner}
    </button>
  ) : (
    <Anchor className={tileClass} to={to} href={href} onClick={onClick}>
      {inner}
    </Anchor>
  );
}

/** Asks for confirmation of a task. If the task fails, the dialog stays with the reason. */
function StatusTaskDialog({ task, onClose }: { task: StatusTask; onClose: () => void }) {
  const t = useText();
  const action = useAction((key) => task.run(key));
  const confirm = async () => {
    if (!(await action.start())) return;
    if (task.successText) toast(task.successText, 'success');
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
  /** A line above the button about the task. */
  note?: string;
  /** Another action, before the task. */
  secondary?: ReactNode;
}

/** Shows the page's only task as its bottom button. The task needs a confirmation here too. */
export function StatusTaskBar({ task, note, secondary }: StatusTaskBarProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <BottomBar note={note}>
      {secondary}
      <Button wide onClick={() => setAsking(true)}>
        {task.label}
      </Button>
      {isAsking ? <StatusTaskDialog task={task} onClose={() => setAsking(false)} /> : null}
    </BottomBar>
  );
}
