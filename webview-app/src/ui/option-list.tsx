import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import hidden from './hidden.module.css';
import { FieldNote } from './labelled.tsx';
import styles from './option-list.module.css';

export interface Option {
  value: string;
  label: string;
  /** A second line. */
  text?: ReactNode;
  /** Stands at the right: a price, a tag, a distance. */
  trailing?: ReactNode;
  /** A button of its own at the right, which does not choose the option: an `IconButton`, e.g. for details. */
  action?: ReactNode;
  /** The option cannot be chosen; give the reason in `text`. */
  disabled?: boolean;
}

export interface OptionListProps {
  /** The question, read out before the choices. */
  label: string;
  options: readonly Option[];
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** The question already stands above, e.g. as the heading: it is only read out. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Puts options beside each other where there is room: for short labels. */
  columns?: boolean;
  name?: string;
  onBlur?: () => void;
  /** Gets the first choice, to focus when the answer is missing. */
  ref?: (element: HTMLInputElement | null) => void;
}

/** Two to six choices as radio cards, each a whole-width target. */
export function OptionList(props: OptionListProps) {
  const {
    label,
    options,
    value,
    onChange,
    hint,
    error,
    columns = false,
    labelHidden = false,
    name,
    onBlur,
    ref,
  } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <p className={labelHidden ? hidden.hidden : styles.legend} id={`${id}-label`}>
        {label}
      </p>
      <div className={classes(styles.list, columns && styles.columns)}>
        {options.map((option, index) => {
          const chosen = option.value === value;
          const look = [
            styles.option,
            chosen && styles.chosen,
            option.disabled && styles.off,
            option.action !== undefined && styles.beside,
          ];
          const label = (
            <label key={option.value} className={classes(...look)}>
              <input
                className={styles.input}
                type="radio"
                ref={index === 0 ? ref : undefined}
                name={name ?? id}
                value={option.value}
                checked={chosen}
                disabled={option.disabled}
                onBlur={onBlur}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.words}>
                <span className={styles.label}>{option.label}</span>
                {option.text ? <span className={styles.text}>{option.text}</span> : null}
              </span>
              {option.trailing ? <span className={styles.trailing}>{option.trailing}</span> : null}
            </label>
          );
          if (!option.action) return label;
          return (
            <div key={option.value} className={styles.row}>
              {label}
              <span className={styles.action}>{option.action}</span>
            </div>
          );
        })}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
