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

/** The places of the button, each with the property that keeps its room free. */
const ROOM = { inBar: '--service-slot', aboveBar: '--service-above', atEnd: '--service-end' } as const;
const SIZE = { inBar: 'calc(48px + var(--space-3))', aboveBar: '84px', atEnd: '84px' } as const;
type Place = keyof typeof ROOM;

/**
 * Stands in the bottom bar, beside its actions; where these need all of it, at the content's end above the bar; on a page without a bar at the
 * page's end. So it lies over nothing that one reads or taps, wherever the page is scrolled to.
 */
function PlacedButton() {
  const { customerService } = useText().common;
  const place = usePlace();
  const isInBar = place === 'inBar';
  // Before the layout effects, the first of which measures the page for its scrolling: later it would be styled twice.
  useInsertionEffect(() => {
    // Not the root element's: a property of that has the whole page styled anew.
    const { style } = document.body;
    style.setProperty(ROOM[place], SIZE[place]);
    return () => {
      style.removeProperty(ROOM[place]);
    };
  }, [place]);
  return (
    <aside className={styles[place]} aria-label={customerService}>
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

function placeNow(): Place {
  if (document.body.style.getPropertyValue('--bottom-bar') === '') return 'atEnd';
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return innerWidth >= LETTERS * letter && !isStacked() ? 'inBar' : 'aboveBar';
}

/** The page, by its name in the table, and the width at which the bar's actions were seen one below the other: without the button they may stand in a row again. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the name of a page and the width of the window
let stackedAt = '';

/** Returns true where the bar has its actions in several rows: beside them the button would stand in the line of the last, and shorten all. */
function isStacked(): boolean {
  const placeKey = `${match(currentPath())?.id} ${innerWidth}`;
  if (stackedAt === placeKey) return true;
  const actions = [...document.querySelectorAll<HTMLElement>('main > :last-child > div > :last-child > *')];
  if (new Set(actions.map(({ offsetTop }) => offsetTop)).size < 2) return false;
  stackedAt = placeKey;
  return true;
}

/** A bar at the bottom of the window tells its height by a property of the body. */
const usePlace = (): Place => useSyncExternalStore(watchBar, placeNow);

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
