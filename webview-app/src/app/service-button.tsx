import { Headset } from 'lucide-react';
import { useInsertionEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { callCustomerService } from '../flows/customer-service.ts';
import { useElder } from '../kit/elder/elder.ts';
import { useText } from '../messages/index.ts';
import { currentPath } from '../platform/history.ts';
import { settings } from '../platform/settings.ts';
import { match } from '../routes.ts';
import { PAGES_WITH_SERVICE } from './pages-with-service.ts';
import styles from './service-button.module.css';

/** The customer service button of the pages that have one (specification, section 1). */
export function ServiceButton() {
  const [path] = useLocation();
  const id = match(path)?.id;
  // The bar above the page has the phone, and nothing lies over what is read.
  const elder = useElder();
  if (elder && settings.servicePhone) return null;
  return PAGES_WITH_SERVICE.some((page) => page === id) ? <PlacedButton /> : null;
}

/** The room that the button takes: in the bar beside its actions, or below the page. */
const ROOM = { '--service-slot': 'calc(48px + var(--space-3))', '--service-end': 'calc(52px + 2 * var(--space-5))' };

/**
 * Stands in the bottom bar, beside its actions; on a page without one, and where its actions need all of it, at the page's end. So it lies over nothing that one reads or taps,
 * wherever the page is scrolled to.
 */
function PlacedButton() {
  const { customerService } = useText().common;
  const isInBar = useBarWithRoom();
  // Before the layout effects, the first of which measures the page for its scrolling: later it would be styled twice.
  useInsertionEffect(() => {
    // Not the root element's: a property of that has the whole page styled anew.
    const { style } = document.body;
    const name = isInBar ? '--service-slot' : '--service-end';
    style.setProperty(name, ROOM[name]);
    return () => {
      style.removeProperty(name);
    };
  }, [isInBar]);
  return (
    <aside className={isInBar ? styles.inBar : styles.atEnd} aria-label={customerService}>
      <button
        type="button"
        className={styles.button}
        aria-label={customerService}
        title={customerService}
        onClick={() => void callCustomerService()}
      >
        <Headset size={24} aria-hidden="true" />
        {isInBar ? null : customerService}
      </button>
    </aside>
  );
}

/** Widths of a letter that the window must have for the button beside the bar's actions: with large text, and on the narrowest phones, these need all of the bar. */
const LETTERS = 21;

function canStandInBar(): boolean {
  if (document.body.style.getPropertyValue('--bottom-bar') === '') return false;
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return innerWidth >= LETTERS * letter && !isStacked();
}

/** The page, by its name in the table, and the width at which the bar's actions were seen one below the other: without the button they may stand in a row again. */
let stackedAt = '';

/** Returns true where the bar has its actions in several rows: beside them the button would stand in the line of the last, and shorten all. */
function isStacked(): boolean {
  const here = `${match(currentPath())?.id} ${innerWidth}`;
  if (stackedAt === here) return true;
  const actions = [...document.querySelectorAll<HTMLElement>('main > :last-child > div > :last-child > *')];
  if (new Set(actions.map(({ offsetTop }) => offsetTop)).size < 2) return false;
  stackedAt = here;
  return true;
}

/** Returns true while the page has a bar at the bottom of the window, with room in it: the bar tells its height by a property of the body. */
const useBarWithRoom = (): boolean => useSyncExternalStore(watchBar, canStandInBar);

function watchBar(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (const element of [document.body, document.documentElement])
    observer.observe(element, { attributeFilter: ['style', 'data-elder'] });
  addEventListener('resize', onChange);
  return () => {
    observer.disconnect();
    removeEventListener('resize', onChange);
  };
}
