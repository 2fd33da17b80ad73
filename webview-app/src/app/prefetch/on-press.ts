/**
 * Prefetches a link's page on `pointerdown`: files and first data load during the press. Rules:
 * 1. Files are prefetched for any page of this app, and the browser caches them.
 * 2. The screen's reads are prefetched only if the guard lets the person in. A page behind a login loads when it opens.
 * 3. A prefetched answer is given to the page's own first call (`client/prefetched.ts`), so it is requested once. An answer that comes
 *    before the tap is in the first render.
 * 4. On a tap the navigation waits up to `MAX_DELAY_MS` for pending files and data, with the link busy. So the page renders once, complete;
 *    after that time it renders with what has loaded.
 * 5. During that wait the last action counts: another link replaces the first, and any other navigation cancels the tap. A tap on anything
 *    else opens the pending page at once and has no other effect: a new page ignores its first taps.
 */
import { useEffect } from 'react';
import { bridge } from '../../platform/bridge.ts';
import { currentAddress, currentPageKey, linkOf, onHistory } from '../../platform/history.ts';
import { delayTapsBy } from '../../platform/link-taps.ts';
import { whenPersonGoes } from '../../platform/personal.ts';
import type { Match } from '../../routing/find-route.ts';
import { session } from '../../store/session.ts';
import { needsSession } from '../guards.ts';
import { addressOf, pageOfLink } from './link-page.ts';
import { prefetchFiles, prefetchPage } from './route.ts';

/**
 * The longest delay after a tap. Milliseconds. After 100 ms, a slow phone rendered a skeleton and then the page, which was later than one
 * rendering of the page.
 */
const MAX_DELAY_MS = 300;

/** The link that was pressed last and the loading of its page. */
interface PressedLink {
  readonly link: string;
  readonly element: Element;
  /** Resolves when its files and data have loaded or failed. */
  readonly loading: Promise<void>;
  isLoaded: boolean;
}

interface WaitingTap {
  readonly link: string;
  /** Ends the wait and opens the page, unless `isCancelled`. */
  end(isCancelled: boolean): void;
}

export function PrefetchOnPress(): null {
  useEffect(watchPresses, []);
  return null;
}

function watchPresses(): () => void {
  let pressed: PressedLink | undefined;
  let waitingTap: WaitingTap | undefined;
  const onPress = ({ target }: Event) => {
    const element = linkOfTarget(target);
    const link = addressOf(element) ?? '';
    const matched = pageOfLink(element);
    if (!element || !matched || link === linkOf(currentAddress()) || (pressed?.link === link && !pressed.isLoaded))
      return;
    prefetchFiles(matched);
    const press: PressedLink = {
      link,
      element,
      isLoaded: false,
      loading: prefetchData(matched)
        .catch(() => undefined)
        .then(() => {
          press.isLoaded = true;
        }),
    };
    pressed = press;
  };
  const delayTap = (to: string, go: () => void) => {
    const link = linkOf(to);
    if (waitingTap?.link === link) return true;
    waitingTap?.end(true);
    if (pressed?.link !== link || pressed.isLoaded) return false;
    const page = currentPageKey();
    const { element } = pressed;
    const onClick = (event: Event) => {
      const other = addressOf(linkOfTarget(event.target));
      if (other === link) return;
      if (other === undefined) {
        event.stopPropagation();
        event.preventDefault();
      }
      tap.end(other !== undefined);
    };
    const stop = onHistory(() => {
      if (currentPageKey() !== page) tap.end(true);
    });
    const tap: WaitingTap = {
      link,
      end(isCancelled) {
        if (waitingTap !== tap) return;
        waitingTap = undefined;
        stop();
        clearTimeout(timer);
        removeEventListener('click', onClick, true);
        element.removeAttribute('aria-busy');
        if (!isCancelled) go();
      },
    };
    waitingTap = tap;
    const timer = setTimeout(() => tap.end(false), MAX_DELAY_MS);
    addEventListener('click', onClick, true);
    element.setAttribute('aria-busy', 'true');
    void pressed.loading.then(() => tap.end(false));
    return true;
  };
  // The pressed link may name a person's own record, so it is forgotten when the person changes.
  whenPersonGoes(() => {
    waitingTap?.end(true);
    pressed = undefined;
  });
  addEventListener('pointerdown', onPress, { passive: true });
  delayTapsBy(delayTap);
  return () => {
    removeEventListener('pointerdown', onPress);
    delayTapsBy(undefined);
    waitingTap?.end(false);
  };
}

const linkOfTarget = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a[href]') : null;

async function prefetchData(matched: Match): Promise<void> {
  const { row } = matched;
  if (row.needsApp || (needsSession(row, bridge.host.platform) && session.status !== 'logged-in')) return;
  await prefetchPage(matched);
}
