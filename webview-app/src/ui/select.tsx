import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useText } from '../messages/index.ts';
import { classes } from './classes.ts';
import box from './labelled.module.css';
import { boxClasses, Labelled, type LabelledProps } from './labelled.tsx';
import styles from './select.module.css';

export interface SelectProps extends LabelledProps {
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  name?: string;
  /** Shown while nothing is chosen. Default "Please choose". */
  placeholder?: string;
  disabled?: boolean;
  onBlur?: ComponentProps<'select'>['onBlur'];
  ref?: ComponentProps<'select'>['ref'];
}

/** The phone's own picker, for more than six choices; for fewer use `OptionList`. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, value, onChange, options, placeholder, ...native } = props;
  const t = useText();
  return (
    <Labelled label={label} hint={hint} error={error} {...(optional && { optional })}>
      {(ids) => (
        <div className={classes(boxClasses(error, native.disabled), styles.select)}>
          <select
            {...native}
            {...ids}
            className={classes(box.input, styles.input, value === '' && styles.none)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="" disabled>
              {placeholder ?? t.common.choose}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden="true" />
        </div>
      )}
    </Labelled>
  );
}
