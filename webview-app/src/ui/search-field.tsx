import { CircleX, Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { useText } from '../messages/index.ts';
import { IconButton } from './button.tsx';
import hidden from './hidden.module.css';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** Names what is searched, e.g. "Search institutions"; read out, and shown while nothing is typed. */
  label: string;
  value: string;
  /** Called for each change, and with '' by the clear button. */
  onChange: (value: string) => void;
  /** Called by the phone's search key. */
  onSubmit?: ((value: string) => void) | undefined;
  name?: string;
  maxLength?: number;
}

/** A line to search by. The search key closes the phone's keyboard; the clear button keeps the focus in the field. */
export function SearchField({ label, value, onChange, onSubmit, name, maxLength = 50 }: SearchFieldProps) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.blur();
        onSubmit?.(value.trim());
      }}
    >
      <label className={hidden.hidden} htmlFor={id}>
        {label}
      </label>
      <Search className={styles.icon} size={20} aria-hidden="true" />
      <input
        className={styles.input}
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        name={name}
        maxLength={maxLength}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value ? (
        <IconButton
          label={`${t.common.clear} ${label}`}
          icon={<CircleX size={20} aria-hidden="true" />}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      ) : null}
    </form>
  );
}
