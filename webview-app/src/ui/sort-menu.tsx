import { ChevronDown } from 'lucide-react';
import styles from './sort-menu.module.css';

export interface SortMenuProps<Value extends string> {
  /** The name of the choice, e.g. "Sort by", for a screen reader. */
  label: string;
  orders: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Shows the sort order of a list as a native menu. Its text is the current order. */
export function SortMenu<Value extends string>({ label, orders, value, onChange }: SortMenuProps<Value>) {
  return (
    <span className={styles.menu}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = orders.find((order) => order.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {orders.map((order) => (
          <option key={order.value} value={order.value}>
            {order.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden="true" />
    </span>
  );
}
