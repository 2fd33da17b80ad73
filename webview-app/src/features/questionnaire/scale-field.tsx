import { type CSSProperties, useId } from 'react';
import { classes } from '../../ui/classes.ts';
import { FieldNote } from '../../ui/labelled.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './scale-field.module.css';
import { useQuestionnaireWords } from './words/index.ts';

export interface ScaleFieldProps {
  /** The question, for screen readers. */
  label: string;
  /** The values, lowest first. */
  values: readonly string[];
  /** The chosen value, or '' for no choice. */
  value: string;
  onChange: (value: string) => void;
  /** The meanings of the lowest and the highest value, shown below them. */
  ends: readonly [lowest: string, highest: string];
  error?: string | undefined;
  /** Receives the first value's input, to focus it when the answer is missing. */
  ref?: (element: HTMLInputElement | null) => void;
}

/** The maximum number of values in one row. */
const MAX_COLUMNS = 7;

/** Shows a scale as radio buttons, without a preselected value. */
export function ScaleField({ label, values, value, onChange, ends, error, ref }: ScaleFieldProps) {
  const words = useQuestionnaireWords();
  const id = useId();
  const columns = values.length > MAX_COLUMNS ? Math.ceil(values.length / 2) : values.length;
  const percent = (values.indexOf(value) / (values.length - 1)) * 100;
  return (
    <Stack
      gap={3}
      role="radiogroup"
      aria-label={label}
      aria-describedby={classes(`${id}-ends`, error && `${id}-error`)}
      aria-invalid={error ? true : undefined}
    >
      <div className={styles.shown} aria-hidden="true">
        {value ? (
          <p>
            <b>{value}</b> / {values.at(-1)}
          </p>
        ) : (
          <p>{words.missing.scale}</p>
        )}
        <span className={styles.bar}>
          <i style={{ width: `${Math.max(0, percent)}%` }} />
        </span>
      </div>
      <div className={styles.values} style={{ '--columns': columns } as CSSProperties}>
        {values.map((option, index) => (
          <label key={option} className={classes(styles.value, option === value && styles.chosen)}>
            <input
              className={styles.input}
              type="radio"
              ref={index === 0 ? ref : undefined}
              name={id}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {option}
          </label>
        ))}
      </div>
      <p className={styles.ends} id={`${id}-ends`}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <FieldNote id={id} error={error} />
    </Stack>
  );
}
