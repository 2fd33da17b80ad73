import { type ReactNode, useEffect, useRef } from 'react';
import styles from './bubbles.module.css';
import { classes } from './classes.ts';

export interface Bubble {
  id: string;
  /** The large text inside: "+62". */
  amount: string;
  /** The short text under the amount: "Walk". */
  caption: string;
  /** The full name of the action, for a screen reader. */
  label: string;
  /** `warm` for a reward that can be collected. Default `brand`. */
  tone?: 'brand' | 'warm' | undefined;
  /** Makes the bubble glow, because a hint points at it. */
  pointed?: boolean | undefined;
  /** Shows that its action runs. */
  busy?: boolean | undefined;
  onPop: () => void;
}

export interface BubblesProps {
  /** Names the group of bubbles. */
  label: string;
  /** At most four, one for each corner. */
  bubbles: readonly Bubble[];
  /** The content that the bubbles float around. In a narrow space the bubbles stand below it. */
  children: ReactNode;
}

/** Shows rewards that float around their content until they are tapped. */
export function Bubbles({ label, bubbles, children }: BubblesProps) {
  const group = useRef<HTMLUListElement>(null);
  const focusedId = useRef<string>(undefined);
  // A removed bubble would lose the focus. Move it to the next bubble, else to the group.
  useEffect(() => {
    if (focusedId.current === undefined || bubbles.some(({ id }) => id === focusedId.current)) return;
    focusedId.current = undefined;
    if (document.activeElement !== document.body) return;
    (group.current?.querySelector('button') ?? group.current)?.focus({ preventScroll: true });
  }, [bubbles]);
  return (
    <div className={styles.around}>
      <div className={styles.centre}>{children}</div>
      <ul className={styles.bubbles} ref={group} aria-label={label} tabIndex={-1}>
        {bubbles.map(({ id, amount, caption, label: action, tone = 'brand', pointed = false, busy = false, onPop }) => (
          <li key={id} className={styles.place}>
            <button
              type="button"
              className={classes(styles.bubble, styles[tone], pointed && styles.pointed, busy && styles.busy)}
              aria-label={action}
              aria-disabled={busy || undefined}
              aria-busy={busy || undefined}
              onFocus={() => {
                focusedId.current = id;
              }}
              onBlur={(event) => {
                if (event.currentTarget.isConnected) focusedId.current = undefined;
              }}
              onClick={() => {
                if (!busy) onPop();
              }}
            >
              <b>{amount}</b>
              <span>{caption}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
