import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import hidden from './hidden.module.css';
import { FieldNote } from './labelled.tsx';
import styles from './option-list.module.css';

export interface Option {
  value: string;
  label: ReactNode;
  /** A second line. */
  text?: ReactNode;
  /** Stands at the right: a price, a tag, a distance. */
  trailing?: ReactNode;
  /** The option cannot be chosen; give the reason in `text`. */
  disabled?: boolean;
}

interface Common {
  /** The question, read out before the choices. */
  label: string;
  options: readonly Option[];
  /** The question already stands above, e.g. as the heading: it is only read out. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Makes the options low rows of one card, for many of a line each. */
  rows?: boolean;
  /** Puts options beside each other where there is room: for short labels. */
  columns?: boolean;
  name?: string;
  onBlur?: () => void;
  /** Gets the first choice, to focus when the answer is missing. */
  ref?: (element: HTMLInputElement | null) => void;
}

export interface OptionListProps extends Common {
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Gets the value that is chosen already, when it is tapped again. */
  onAgain?: (value: string) => void;
}

/** Two to six choices as radio cards, each a whole-width target. */
export function OptionList({ value, onChange, ...common }: OptionListProps) {
  return <Options {...common} type="radio" isChosen={(option) => option === value} onToggle={onChange} />;
}

export interface CheckListProps extends Common {
  values: readonly string[];
  /** Gets the value whose card was tapped; the caller knows what goes together. */
  onToggle: (value: string) => void;
}

/** Choices of which any number is chosen, as checkbox cards. */
export function CheckList({ values, onToggle, ...common }: CheckListProps) {
  return <Options {...common} type="checkbox" isChosen={(option) => values.includes(option)} onToggle={onToggle} />;
}

interface OptionsProps extends Common {
  type: 'radio' | 'checkbox';
  isChosen: (value: string) => boolean;
  onToggle: (value: string) => void;
  onAgain?: (value: string) => void;
}

function Options(props: OptionsProps) {
  const {
    label,
    options,
    type,
    isChosen,
    onToggle,
    hint,
    error,
    columns = false,
    rows = false,
    labelHidden = false,
  } = props;
  const { name, onBlur, ref, onAgain } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const isRadio = type === 'radio';
  const group = {
    role: isRadio ? 'radiogroup' : 'group',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described || undefined,
    // A plain group cannot be invalid: its boxes are.
    ...(isRadio && error && { 'aria-invalid': true }),
  };
  return (
    <div className={styles.group} {...group}>
      <p className={labelHidden ? hidden.hidden : styles.legend} id={`${id}-label`}>
        {label}
      </p>
      <div className={classes(styles.list, columns && styles.columns, rows && styles.rows)}>
        {options.map((option, index) => {
          const chosen = isChosen(option.value);
          const look = [styles.option, chosen && styles.chosen, option.disabled && styles.off];
          return (
            <label key={option.value} className={classes(...look)}>
              <input
                className={styles.input}
                type={type}
                ref={index === 0 ? ref : undefined}
                name={name ?? id}
                value={option.value}
                checked={chosen}
                disabled={option.disabled}
                aria-invalid={!isRadio && error ? true : undefined}
                aria-describedby={!isRadio && error ? `${id}-error` : undefined}
                onBlur={onBlur}
                onChange={() => onToggle(option.value)}
                onClick={chosen && onAgain ? () => onAgain(option.value) : undefined}
              />
              <span className={styles.words}>
                <span className={styles.label}>{option.label}</span>
                {option.text ? <span className={styles.text}>{option.text}</span> : null}
              </span>
              {option.trailing ? <span className={styles.trailing}>{option.trailing}</span> : null}
            </label>
          );
        })}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}
