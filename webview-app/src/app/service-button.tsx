import { Headset } from 'lucide-react';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { callCustomerService } from '../flows/customer-service.ts';
import { useElder } from '../kit/elder/elder.ts';
import { useText } from '../messages/index.ts';
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
  return PAGES_WITH_SERVICE.some((page) => page === id) ? <FloatingButton /> : null;
}

/** Stands above the bottom bar. While it is there the page has room at its end, so that everything can be scrolled out from under it. */
function FloatingButton() {
  const { customerService } = useText().common;
  const spot = useRef<HTMLElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    // Without the file the button stays where it is. An element that is gone is looked at no more.
    import('./avoid-text.ts')
      .then(({ avoidText }) => {
        if (spot.current) stop = avoidText(spot.current);
      })
      .catch(() => undefined);
    return () => stop?.();
  }, []);
  // Before the layout effects, the first of which measures the page for its scrolling: later it would be styled twice.
  useInsertionEffect(() => {
    // Not the root element's: a property of that has the whole page styled anew.
    const { style } = document.body;
    style.setProperty('--service-space', 'calc(var(--touch) + var(--space-4))');
    return () => {
      style.removeProperty('--service-space');
    };
  }, []);
  return (
    <aside className={styles.spot} ref={spot} aria-label={customerService}>
      <button
        type="button"
        className={styles.button}
        aria-label={customerService}
        title={customerService}
        onClick={() => void callCustomerService()}
      >
        <Headset size={24} aria-hidden="true" />
      </button>
    </aside>
  );
}
