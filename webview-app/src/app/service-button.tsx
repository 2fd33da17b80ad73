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
const SPACE_PROPERTY = { inBar: '--service-slot', aboveBar: '--service-above', atEnd: '--service-end' } as const;
const SPACE_SIZE = { inBar: 'calc(48px + var(--space-3))', aboveBar: '84px', atEnd: '84px' } as const;
type Position = keyof typeof SPACE_PROPERTY;

/**
 * Shows the button in the bottom bar, beside its actions. If these need the whole bar, it is at the content's end above the bar. On a
 * page without a bar it is at the page's end. So it never covers a content or control.
 */
function PlacedButton() {
  const { customerService } = useText().common;
  const position = usePosition();
  const isInBar = position === 'inBar';
  // Runs before the layout effects, which measure the page for scrolling. A later change would make the browser compute styles twice.
  useInsertionEffect(() => {
    // Not on the root element: a property there makes the browser restyle the whole page.
    const { style } = document.body;
    style.setProperty(SPACE_PROPERTY[position], SPACE_SIZE[position]);
    return () => {
      style.removeProperty(SPACE_PROPERTY[position]);
    };
  }, [position]);
  return (
    <aside className={styles[position]} aria-label={customerService}>
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
 * The minimum width of the window, in font sizes, for the button beside the bar's actions. With large text and on the narrowest phones
 * the actions need the whole bar.
 */
const MIN_LETTERS = 21;

function currentPosition(): Position {
  if (document.body.style.getPropertyValue('--bottom-bar') === '') return 'atEnd';
  const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return innerWidth >= MIN_LETTERS * fontSize && !isStacked() ? 'inBar' : 'aboveBar';
}

/**
 * The route id and window width for which the bar's actions were stacked. It is stored, because without the button the
 * actions may fit into one row again.
 */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- contains the id of a route and the width of the window
let stackedAt = '';

/** Returns whether the bar has its actions in several rows. The button beside the last row would make all rows narrower. */
function isStacked(): boolean {
  const stackKey = `${match(currentPath())?.id} ${innerWidth}`;
  if (stackedAt === stackKey) return true;
  const actions = [...document.querySelectorAll<HTMLElement>('main > :last-child > div > :last-child > *')];
  if (new Set(actions.map(({ offsetTop }) => offsetTop)).size < 2) return false;
  stackedAt = stackKey;
  return true;
}

/** Returns the button's position. A bottom bar sets its height as a property of the body. */
const usePosition = (): Position => useSyncExternalStore(watchBar, currentPosition);

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
