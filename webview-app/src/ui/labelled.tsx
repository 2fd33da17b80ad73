import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../messages/index.ts';
import { classes } from './classes.ts';
import styles from './labelled.module.css';
import { Text } from './layout.tsx';

/** The words around every form control. */
export interface LabelledProps {
  label: string;
  /** Text below the control: the format, or the reason for the question. */
  hint?: ReactNode;
  /** The error and how to correct it, announced when it appears. */
  error?: string | undefined;
  /** A warning that does not block the form, read out when it appears. */
  warning?: string | undefined;
  /** Shows "Optional" beside the label. */
  optional?: boolean;
}

/** The attributes that connect a control to its label, hint and error. */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Shows a label above a control, and hint and error below it. `children` receives the ids that connect them. */
export function Labelled(props: LabelledProps & { children: (ids: ControlIds) => ReactNode }) {
  const { label, hint, error, warning, optional = false, children } = props;
  const t = useText();
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', warning ? `${id}-warning` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? (
          <Text as="span" size="xs" tone="faint" weight="regular">
            {t.common.optional}
          </Text>
        ) : null}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldNote id={id} hint={hint} error={error} />
      <p className={styles.warning} id={`${id}-warning`} role="status">
        {warning ? (
          <>
            <CircleAlert aria-hidden="true" />
            {warning}
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Shows the hint and the error under a control. The alert region stays mounted, because only a change inside it is announced. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  return (
    <>
      {hint ? (
        <Text size="xs" tone="soft" id={`${id}-hint`}>
          {hint}
        </Text>
      ) : null}
      <p className={styles.error} id={`${id}-error`} role="alert">
        {error ? (
          <>
            <CircleAlert aria-hidden="true" />
            {error}
          </>
        ) : null}
      </p>
    </>
  );
}

/** Returns the class names of the box around a control. */
export function boxClasses(error: string | undefined, isDisabled = false): string {
  return classes(styles.box, error !== undefined && styles.bad, isDisabled && styles.off);
}
