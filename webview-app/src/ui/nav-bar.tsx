import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useText } from '../messages/index.ts';
import { IconButton } from './button.tsx';
import styles from './nav-bar.module.css';

export interface NavBarProps {
  /** The page's title. It is not a heading element, because the screen has a heading. */
  title: string;
  /** Goes back. From the first page of a web view it must open another page. */
  onBack: () => void;
  /** Content at the right: one small action. */
  end?: ReactNode;
}

/** The height of a bar with one line of text at the default size (`nav-bar.module.css`). */
const MIN_HEIGHT = 'calc(48px + var(--safe-top))';

/** Shows a slim title bar with a back button, for hosts without one. It sets `--nav-height` to its height. */
export function NavBar({ title, onBack, end }: NavBarProps) {
  const t = useText();
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const bar = ref.current;
    if (!bar) return;
    // Each change causes a layout of the whole page, so start with the height of nearly every bar and measure later.
    let currentHeight = MIN_HEIGHT;
    style.setProperty('--nav-height', currentHeight);
    const measure = () => {
      const height = bar.offsetHeight;
      const newHeight = height > Number.parseFloat(getComputedStyle(bar).minHeight) ? `${height}px` : MIN_HEIGHT;
      if (newHeight !== currentHeight) style.setProperty('--nav-height', newHeight);
      currentHeight = newHeight;
    };
    // A larger text size makes the bar higher.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    if (observer) observer.observe(bar);
    else measure();
    return () => {
      observer?.disconnect();
      style.removeProperty('--nav-height');
    };
  }, []);
  return (
    <header className={styles.bar} ref={ref}>
      <IconButton label={t.common.back} icon={<ChevronLeft size={26} aria-hidden="true" />} onClick={onBack} />
      <p className={styles.title}>{title}</p>
      <span className={styles.end}>{end}</span>
    </header>
  );
}
