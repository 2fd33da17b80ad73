import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { FieldNote } from './labelled.tsx';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The words of the agreement. They may contain links. */
  children: ReactNode;
  error?: string | undefined;
  name?: string;
  disabled?: boolean;
  /** Marks the box as required for screen readers. */
  required?: boolean;
  ref?: (element: HTMLInputElement | null) => void;
}

/**
 * Shows a checkbox with a label that may contain links. `<Checkbox checked={agreed} onChange={setAgreed}>I have read the <a
 * href>notice</a></Checkbox>`
 */
export function Checkbox({ checked, onChange, children, error, name, disabled, required, ref }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.row}>
        <input
          className={styles.input}
          type="checkbox"
          ref={ref}
          name={name}
          checked={checked}
          disabled={disabled}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.words}>{children}</span>
      </label>
      <FieldNote id={id} error={error} />
    </div>
  );
}
