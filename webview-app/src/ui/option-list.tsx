import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import hidden from './hidden.module.css';
import { FieldNote } from './labelled.tsx';
import { Note } from './layout.tsx';
import styles from './option-list.module.css';

export interface Option {
  value: string;
  label: ReactNode;
  /** A second line. */
  text?: ReactNode;
  /** Content at the right: a price, a tag, a distance. */
  trailing?: ReactNode;
  /** Disables the option. Give the reason in `text`. */
  disabled?: boolean;
}

interface CommonProps {
  /** The question, read out before the choices. */
  label: string;
  options: readonly Option[];
  /** Hides the question visually, because a heading above already contains it. It is still read out. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows the options as low rows of one card, for many short options. */
  rows?: boolean;
  /** Shows options beside each other if there is room, for short labels. */
  columns?: boolean;
  name?: string;
  onBlur?: () => void;
  /** Receives the first choice, to focus when the answer is missing. */
  ref?: (element: HTMLInputElement | null) => void;
}

export interface OptionListProps extends CommonProps {
  /** The chosen value, or ''. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the chosen value when it is tapped again. */
  onAgain?: (value: string) => void;
}

/** Shows two to six choices as radio cards, each as wide as the container. */
export function OptionList({ value, onChange, ...common }: OptionListProps) {
  return <Options {...common} type="radio" isChosen={(option) => option === value} onToggle={onChange} />;
}

export interface CheckListProps extends CommonProps {
  values: readonly string[];
  /** Called with the value of the tapped card. The caller decides which values exclude each other. */
  onToggle: (value: string) => void;
}

/** Shows choices of which any number can be chosen, as checkbox cards. */
export function CheckList({ values, onToggle, ...common }: CheckListProps) {
  return <Options {...common} type="checkbox" isChosen={(option) => values.includes(option)} onToggle={onToggle} />;
}

interface OptionsProps extends CommonProps {
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
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const isRadio = type === 'radio';
  const group = {
    role: isRadio ? 'radiogroup' : 'group',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy || undefined,
    // `aria-invalid` is not allowed on a plain group, so its boxes have it.
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
          const optionClasses = [styles.option, chosen && styles.chosen, option.disabled && styles.off];
          return (
            <label key={option.value} className={classes(...optionClasses)}>
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
                {option.text ? (
                  <Note as="span" block>
                    {option.text}
                  </Note>
                ) : null}
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
