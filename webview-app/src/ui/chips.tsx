import { Check } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../messages/index.ts';
import styles from './chips.module.css';
import { classes } from './classes.ts';
import hidden from './hidden.module.css';
import { FieldNote } from './labelled.tsx';
import { Text } from './layout.tsx';

export interface Chip<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface CommonProps<Value extends string> {
  /** The name of the choice, e.g. "Sort by", read out before the chips. */
  label: string;
  chips: readonly Chip<Value>[];
  /** Lets the chips take several lines instead of scrolling sideways. */
  wrap?: boolean;
  /** Shows the label above the chips, as a question. */
  labelShown?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows "Optional" beside the label. */
  optional?: boolean;
  name?: string;
  onBlur?: () => void;
  /** Receives the first chip, to focus when the answer is missing. */
  ref?: (element: HTMLInputElement | null) => void;
}

export interface ChoiceChipsProps<Value extends string> extends CommonProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** Shows chips of which one can be chosen, as radio buttons. The strip opens scrolled to the chosen chip. */
export function ChoiceChips<Value extends string>({ value, onChange, ...common }: ChoiceChipsProps<Value>) {
  return <ChipRow {...common} type="radio" isChecked={(chip) => chip === value} onToggle={onChange} />;
}

export interface FilterChipsProps<Value extends string> extends CommonProps<Value> {
  values: readonly Value[];
  /** Receives the chosen values in the order of the chips. */
  onChange: (values: Value[]) => void;
}

/** Shows chips of which any number can be chosen, as checkboxes. */
export function FilterChips<Value extends string>({ values, onChange, ...common }: FilterChipsProps<Value>) {
  const isChecked = (value: Value) => values.includes(value);
  const toggle = (value: Value) => {
    const allValues = common.chips.map((chip) => chip.value);
    onChange(allValues.filter((other) => isChecked(other) !== (other === value)));
  };
  return <ChipRow {...common} type="checkbox" isChecked={isChecked} onToggle={toggle} />;
}

interface ChipRowProps<Value extends string> extends CommonProps<Value> {
  type: 'radio' | 'checkbox';
  isChecked: (value: Value) => boolean;
  onToggle: (value: Value) => void;
}

function ChipRow<Value extends string>(props: ChipRowProps<Value>): ReactNode {
  const { label, chips, wrap = false, labelShown = false, hint, error, optional = false } = props;
  const { name, onBlur, ref, type, isChecked, onToggle } = props;
  const t = useText();
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector('input:checked')?.parentElement;
    // The first chip is always in view. Measuring it would force a layout before the page is complete.
    if (strip.current && chosen && chosen !== strip.current.firstElementChild)
      strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 3;
  }, []);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={labelShown ? styles.legend : hidden.hidden}>
        {label}
        {optional ? (
          <Text as="span" size="xs" tone="faint" weight="regular">
            {t.common.optional}
          </Text>
        ) : null}
      </legend>
      <div className={classes(styles.row, wrap && styles.wrap)} ref={strip}>
        {chips.map((chip, index) => {
          const checked = isChecked(chip.value);
          return (
            <label key={chip.value} className={classes(styles.chip, checked && styles.on, chip.disabled && styles.off)}>
              <input
                className={styles.input}
                type={type}
                ref={index === 0 ? ref : undefined}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onBlur={onBlur}
                name={name ?? id}
                value={chip.value}
                checked={checked}
                disabled={chip.disabled}
                onChange={() => onToggle(chip.value)}
              />
              {checked ? <Check size={16} strokeWidth={3} aria-hidden="true" /> : null}
              {chip.label}
            </label>
          );
        })}
      </div>
      {labelShown ? <FieldNote id={id} hint={hint} error={error} /> : null}
    </fieldset>
  );
}
