import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import styles from './tabs.module.css';

export interface TabsProps<Id extends string> {
  /** The name of the choice, for a screen reader. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
  /** The chosen tab's content. Absent if the tabs only filter a list elsewhere on the screen. */
  children?: ReactNode;
}

const KEY_MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Scrolls the strip so that its chosen tab is visible. `onlyIfClipped`: a fully visible tab stays where it is, under the finger. */
function reveal(strip: HTMLElement, onlyIfClipped: boolean): void {
  const chosen = strip.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  const { left, right, width } = strip.getBoundingClientRect();
  if (!chosen || (onlyIfClipped && chosen.left >= left && chosen.right <= right)) return;
  strip.scrollLeft += chosen.left - left - width / 3;
}

/** Shows tabs, usually two to four. An arrow key chooses the next tab. If they do not fit, the strip scrolls and opens at the chosen tab. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const count = tabs.length;
  const revealedValue = useRef(value);
  useLayoutEffect(() => {
    const isNew = revealedValue.current !== value;
    revealedValue.current = value;
    if (!list.current || count === 0) return;
    // The first tab is in view on mount. Measuring it would force a layout before the page is complete.
    if (isNew || list.current.firstElementChild?.getAttribute('aria-selected') !== 'true') reveal(list.current, isNew);
    // `count`: tabs that were added later may have moved the chosen tab out of view.
  }, [count, value]);
  useEffect(() => {
    const strip = list.current;
    if (!strip || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => reveal(strip, true));
    observer.observe(strip);
    return () => observer.disconnect();
  }, []);

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === value);
    const next = tabs[KEY_MOVES[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.id}`)}`)?.focus();
  };

  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => {
          const chosen = tab.id === value;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              className={classes(styles.tab, chosen && styles.chosen)}
              aria-selected={chosen}
              aria-controls={children ? `${id}-panel` : undefined}
              tabIndex={chosen ? 0 : -1}
              onClick={() => onChange(tab.id)}
              onKeyDown={move}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {children ? (
        <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
