import { CircleX, Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import { useText } from '../messages/index.ts';
import { IconButton } from './button.tsx';
import hidden from './hidden.module.css';
import styles from './search-field.module.css';
import { useTypedText } from './use-typed-text.ts';

export interface SearchFieldProps {
  /** The name of the search, e.g. "Search institutions", read out and used as the placeholder. */
  label: string;
  value: string;
  /** Called on each change, and with '' by the clear button. */
  onChange: (value: string) => void;
  /** Called on the phone's search key. */
  onSubmit?: ((value: string) => void) | undefined;
  name?: string;
  maxLength?: number;
}

/** Shows a search field. The search key closes the phone's keyboard. The clear button keeps the focus in the field. */
export function SearchField({ onSubmit, ...box }: SearchFieldProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.querySelector('input')?.blur();
        onSubmit?.(box.value.trim());
      }}
    >
      <SearchBox {...box} />
    </form>
  );
}

/** Renders only the input of a `SearchField`, for use inside another form. */
export function SearchBox({ label, value, onChange, name, maxLength = 50 }: Omit<SearchFieldProps, 'onSubmit'>) {
  const t = useText();
  const text = useTypedText({ value, onChange, maxLength: maxLength });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.box}>
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
        placeholder={label}
        {...text}
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
    </div>
  );
}

/** Announces to a screen reader how many entries a search has found. Silent without a search, and while `count` is unknown. */
export function ResultCount({ search, count }: { search: string; count: number | undefined }) {
  const { found } = useControlWords();
  return (
    <p className={hidden.hidden} role="status">
      {search && count !== undefined ? found(count) : ''}
    </p>
  );
}
