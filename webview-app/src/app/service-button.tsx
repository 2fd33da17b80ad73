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

/** Shows the customer service button on the pages that have one (specification, section 1). */
export function ServiceButton() {
  const [path] = useLocation();
  const id = match(path)?.id;
  // In the elder edition the bar above the page has the phone, and nothing covers the page.
  const elder = useElder();
  if (elder && settings.servicePhone) return null;
  return PAGES_WITH_SERVICE.some((page) => page === id) ? <PlacedButton /> : null;
}

/** The positions of the button, each with the CSS property that reserves its space. */
const ROOM = { inBar: '--service-slot', aboveBar: '--service-above', atEnd: '--service-end' } as const;
const SIZE = { inBar: 'calc(48px + var(--space-3))', aboveBar: '84px', atEnd: '84px' } as const;
type Place = keyof typeof ROOM;

/**
 * Shows the button in the bottom bar, beside its actions. If these need all of the bar, it is at the content's end above the bar; on a
 * page without a bar, at the page's end. So it covers no content or control at any scroll position.
 */
function PlacedButton() {
  const { customerService } = useText().common;
  const place = usePlace();
  const isInBar = place === 'inBar';
  // Runs before the layout effects, which measure the page for scrolling. A later change would make the browser compute styles twice.
  useInsertionEffect(() => {
    // Not on the root element: a property there makes the browser restyle the whole page.
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

/**
 * The least width of the window, in font sizes, for the button beside the bar's actions. With large text and on the narrowest phones the
 * actions need all of the bar.
 */
const LETTERS = 21;

function placeNow(): Place {
  if (document.body.style.getPropertyValue('--bottom-bar') === '') return 'atEnd';
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return innerWidth >= LETTERS * letter && !isStacked() ? 'inBar' : 'aboveBar';
}

/**
 * The route id and window width for which the bar's actions were found stacked. It is remembered, because without the button the
 * actions may fit into one row again.
 */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- the name of a page and the width of the window
let stackedAt = '';

/** Tells if the bar has its actions in several rows. The button beside the last row would make all of them narrower. */
function isStacked(): boolean {
  const placeKey = `${match(currentPath())?.id} ${innerWidth}`;
  if (stackedAt === placeKey) return true;
  const actions = [...document.querySelectorAll<HTMLElement>('main > :last-child > div > :last-child > *')];
  if (new Set(actions.map(({ offsetTop }) => offsetTop)).size < 2) return false;
  stackedAt = placeKey;
  return true;
}

/** Returns the button's position. A bottom bar sets its height as a property of the body. */
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
