import { CircleX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../messages/index.ts';
import { IconButton } from './button.tsx';
import { grouped, readTyped } from './grouped.ts';
import styles from './labelled.module.css';
import { boxClasses, Labelled, type LabelledProps } from './labelled.tsx';
import { useTypedText } from './use-typed-text.ts';

/** The kind of text. It decides the phone's keyboard and autofill. */
export type FieldKind =
  | 'text'
  | 'name'
  | 'tel'
  | 'numeric'
  | 'decimal'
  | 'code'
  | 'email'
  | 'id-card'
  | 'date'
  | 'search';

const KEYBOARD_PROPS: Record<FieldKind, ComponentProps<'input'>> = {
  text: { type: 'text' },
  name: { type: 'text', autoComplete: 'name' },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  numeric: { type: 'text', inputMode: 'numeric' },
  decimal: { type: 'text', inputMode: 'decimal' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  // Not the numeric keyboard, because an identity number may end with X.
  'id-card': { type: 'text', autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  date: { type: 'date' },
  search: { type: 'search', enterKeyHint: 'search' },
};

type NativeProps = Pick<
  ComponentProps<'input'>,
  'name' | 'placeholder' | 'min' | 'max' | 'disabled' | 'readOnly' | 'autoComplete' | 'onBlur' | 'ref'
>;

/** Normalizes a text: `typed` while it is typed, `whole` when it is complete. Both functions are idempotent. */
export interface TextReading {
  readonly typed: (text: string) => string;
  readonly whole: (text: string) => string;
}

export interface FieldProps extends LabelledProps, NativeProps {
  value: string;
  onChange: (value: string) => void;
  /** Default `text`. */
  kind?: FieldKind;
  prefix?: ReactNode;
  /** Content at the right inside the box: a unit, or a button (see `CodeField`). */
  suffix?: ReactNode;
  required?: boolean;
  /** Shows the number in groups of these sizes. `value` has no spaces. A text that does not fit stays as typed. */
  groups?: readonly number[];
  /** Normalizes the typed or pasted text to the value. Default: the text unchanged. */
  reading?: TextReading;
}

/**
 * Shows a single-line input. `<Field label={t.login.phone} kind="tel" value={phone} onChange={setPhone} error={error} />`. It has a clear
 * button while it has a text, and never clears that text by itself. Fields for numbers, codes and names are in the kit.
 */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    warning,
    optional,
    value,
    onChange,
    kind = 'text',
    prefix,
    suffix,
    required,
    groups,
    reading,
    onBlur,
    ...native
  } = props;
  const t = useText();
  const text = useTypedText<HTMLInputElement>({
    value,
    onChange,
    visibleText: groups && grouped(value, groups),
    read: reading && ((input, isForwards) => readTyped(input, reading.typed, groups, isForwards)),
    onBlur: (event) => {
      const typed = event.currentTarget.value;
      if (reading && reading.whole(typed) !== reading.typed(typed)) onChange(reading.whole(typed));
      onBlur?.(event);
    },
  });
  const isFixed = native.disabled || native.readOnly;
  const clearable = value !== '' && !isFixed && !suffix && kind !== 'date';
  return (
    <Labelled label={label} hint={hint} error={error} warning={warning} {...(optional && { optional })}>
      {(ids) => (
        <div className={boxClasses(error, isFixed)}>
          {prefix ? <span className={styles.prefix}>{prefix}</span> : null}
          <input
            {...KEYBOARD_PROPS[kind]}
            {...native}
            {...ids}
            className={styles.input}
            aria-required={required}
            {...text}
          />
          {suffix ? <span className={styles.suffix}>{suffix}</span> : null}
          {clearable ? (
            <IconButton
              label={`${t.common.clear} ${label}`}
              icon={<CircleX size={20} aria-hidden="true" />}
              onClick={(event) => {
                onChange('');
                // The button disappears, so the focus moves to the field.
                event.currentTarget.parentElement?.querySelector('input')?.focus();
              }}
            />
          ) : null}
        </div>
      )}
    </Labelled>
  );
}

export interface CodeFieldProps extends Omit<FieldProps, 'kind' | 'suffix' | 'prefix'> {
  /** The get-code button, `<Button small tone="quiet">`. */
  action: ReactNode;
}

/** Shows a verification code with its get-code button in the same row. The phone offers the code from the message. */
export function CodeField({ action, ...rest }: CodeFieldProps) {
  return <Field {...rest} kind="code" suffix={action} />;
}
