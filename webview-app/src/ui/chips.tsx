import { Check } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './chips.module.css';
import { classes } from './classes.ts';
import hidden from './hidden.module.css';

export interface Chip<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface Common<Value extends string> {
  /** Names what is chosen, e.g. "Sort by"; read out before the chips. */
  label: string;
  chips: readonly Chip<Value>[];
  /** Lets the chips take several lines instead of scrolling sideways. */
  wrap?: boolean;
  name?: string;
}

export interface ChoiceChipsProps<Value extends string> extends Common<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** Chips of which one is chosen, as radio buttons. The strip opens with the chosen chip in view. */
export function ChoiceChips<Value extends string>({ value, onChange, ...common }: ChoiceChipsProps<Value>) {
  return <ChipRow {...common} type="radio" isOn={(chip) => chip === value} onToggle={onChange} />;
}

export interface FilterChipsProps<Value extends string> extends Common<Value> {
  values: readonly Value[];
  /** Gets the chosen values in the order of the chips. */
  onChange: (values: Value[]) => void;
}

/** Chips of which any number is chosen, as checkboxes. */
export function FilterChips<Value extends string>({ values, onChange, ...common }: FilterChipsProps<Value>) {
  const isOn = (value: Value) => values.includes(value);
  const toggle = (value: Value) => {
    const next = common.chips.map((chip) => chip.value);
    onChange(next.filter((one) => isOn(one) !== (one === value)));
  };
  return <ChipRow {...common} type="checkbox" isOn={isOn} onToggle={toggle} />;
}

interface ChipRowProps<Value extends string> extends Common<Value> {
  type: 'radio' | 'checkbox';
  isOn: (value: Value) => boolean;
  onToggle: (value: Value) => void;
}

function ChipRow<Value extends string>(props: ChipRowProps<Value>): ReactNode {
  const { label, chips, wrap = false, name, type, isOn, onToggle } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector('input:checked')?.parentElement;
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 3;
  }, []);
  return (
    <fieldset>
      <legend className={hidden.hidden}>{label}</legend>
      <div className={classes(styles.row, wrap && styles.wrap)} ref={row}>
        {chips.map((chip) => {
          const on = isOn(chip.value);
          return (
            <label key={chip.value} className={classes(styles.chip, on && styles.on, chip.disabled && styles.off)}>
              <input
                className={styles.input}
                type={type}
                name={name ?? id}
                value={chip.value}
                checked={on}
                disabled={chip.disabled}
                onChange={() => onToggle(chip.value)}
              />
              {on ? <Check size={16} strokeWidth={3} aria-hidden="true" /> : null}
              {chip.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
