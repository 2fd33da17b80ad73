import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './bottom-bar.module.css';

export interface BottomBarProps {
  /** The screen's only primary action. A secondary action may precede it. */
  children: ReactNode;
  /** Content at the left, e.g. the price. */
  summary?: ReactNode;
  /** A line above the action: the price, or the reason why the action is locked. */
  note?: ReactNode;
}

/** Publishes the height of the bar. It is set on the body, because a property of the root element would restyle the whole page. */
function setHeight(height: string): void {
  document.body.style.setProperty('--bottom-bar', height);
  document.documentElement.style.scrollPaddingBottom = height && `calc(${height} + var(--space-4))`;
}

/** The maximum share of the window's height that the bar may cover. */
const MAX_WINDOW_SHARE = 0.5;

/**
 * Keeps the main action at the bottom of the screen, above the safe area, within reach of a thumb. Put it last in the screen. It sets the
 * body's `--bottom-bar` to its height, so that nothing is laid over it. A bar higher than half of the window, e.g. with large text, scrolls
 * with the page and sets nothing.
 */
export function BottomBar({ children, summary, note }: BottomBarProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const measure = () => {
      const height = bar.offsetHeight;
      const isHigh = height > innerHeight * MAX_WINDOW_SHARE;
      bar.toggleAttribute('data-high', isHigh);
      setHeight(isHigh ? '' : `${height}px`);
    };
    // Measures after the frame's own layout, before it is painted. Measuring now would force a second layout of the whole new page. A note,
    // or a larger text size, makes the bar higher.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    if (observer) observer.observe(bar);
    else measure();
    addEventListener('resize', measure);
    return () => {
      observer?.disconnect();
      removeEventListener('resize', measure);
      setHeight('');
    };
  }, []);
  return (
    <div className={styles.bar} ref={ref}>
      <div className={styles.inner}>
        {note ? <div className={styles.note}>{note}</div> : null}
        {summary ? <div className={styles.summary}>{summary}</div> : null}
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
