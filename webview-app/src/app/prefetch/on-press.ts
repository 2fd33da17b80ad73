/**
 * Asks for a link's page as soon as a finger is on it, before it is lifted: files and first data come during the press. Rules:
 * 1. Files are asked for of any page of this app, and are kept by the browser.
 * 2. Data only where the screen names it (`prefetch`) and nothing has to be asked of the person first: a page behind a login asks when it opens.
 * 3. An answer is the page's own first call (`client/prefetched.ts`): it is sent once, and one that comes before the tap is drawn with it.
 * 4. What is still on its way at the tap is waited for, for a moment that nobody notices, and the link is busy: the page is drawn once,
 *    and whole. After that it is drawn with what there is.
 * 5. Meanwhile the last wish counts: another link takes the place of the first, and a page that changes otherwise is not changed again.
 *    A tap on anything else would have met the new page, which takes no taps yet: it brings that page now.
 */
import { useEffect } from 'react';
import { prepare } from '#prefetch';
import { screenOf } from '#screens';
import { bridge } from '../../platform/bridge.ts';
import { currentAddress, currentPath, currentSearch, linkOf, onHistory } from '../../platform/history.ts';
import { delayTapsBy } from '../../platform/link-taps.ts';
import { whenPersonGoes } from '../../platform/personal.ts';
import { match, pageKey } from '../../routes.ts';
import type { Match } from '../../routing/find-route.ts';
import { session } from '../../store/session.ts';
import { needsSession } from '../guards.ts';

/** A change that follows a tap within this time seems to come at once. Milliseconds. */
const MAX_DELAY_MS = 100;

/** The page of the link that was pressed last. */
interface Pressed {
  readonly link: string;
  readonly element: Element;
  /** Resolves when its files and data are there, or cannot be had. */
  readonly whole: Promise<void>;
  isWhole: boolean;
}

/** A tap that waits for the page of its link. */
interface WaitingTap {
  readonly link: string;
  /** Ends the waiting, and with `isGone` what was waited for. */
  end(isGone: boolean): void;
}

export function PrefetchOnPress(): null {
  useEffect(lookAfterPresses, []);
  return null;
}

function lookAfterPresses(): () => void {
  let pressed: Pressed | undefined;
  let waitingTap: WaitingTap | undefined;
  const onPress = ({ target }: Event) => {
    const element = linkAt(target);
    const link = addressOf(element) ?? '';
    const home = linkOf('/');
    if (!element || !link.startsWith(home) || (pressed?.link === link && !pressed.isWhole)) return;
    const address = `/${link.slice(home.length)}`;
    const [path = ''] = address.split(/[?#]/);
    const matched = match(path);
    if (!matched || address === currentAddress()) return;
    prepare(matched);
    const now: Pressed = {
      link,
      element,
      isWhole: false,
      whole: prefetchData(matched)
        .catch(() => undefined)
        .then(() => {
          now.isWhole = true;
        }),
    };
    pressed = now;
  };
  const delay = (to: string, go: () => void) => {
    const link = linkOf(to);
    if (waitingTap?.link === link) return true;
    waitingTap?.end(true);
    if (pressed?.link !== link || pressed.isWhole) return false;
    const page = pageHere();
    const { element } = pressed;
    const onClick = (event: Event) => {
      const other = addressOf(linkAt(event.target));
      if (other === link) return;
      if (other === undefined) {
        event.stopPropagation();
        event.preventDefault();
      }
      now.end(other !== undefined);
    };
    const stop = onHistory(() => {
      if (pageHere() !== page) now.end(true);
    });
    const now: WaitingTap = {
      link,
      end(isGone) {
        if (waitingTap !== now) return;
        waitingTap = undefined;
        stop();
        clearTimeout(timer);
        removeEventListener('click', onClick, true);
        element.removeAttribute('aria-busy');
        if (!isGone) go();
      },
    };
    waitingTap = now;
    const timer = setTimeout(() => now.end(false), MAX_DELAY_MS);
    addEventListener('click', onClick, true);
    element.setAttribute('aria-busy', 'true');
    void pressed.whole.then(() => now.end(false));
    return true;
  };
  // An address may name what is the person's own.
  whenPersonGoes(() => {
    waitingTap?.end(true);
    pressed = undefined;
  });
  addEventListener('pointerdown', onPress, { passive: true });
  delayTapsBy(delay);
  return () => {
    removeEventListener('pointerdown', onPress);
    delayTapsBy(undefined);
    waitingTap?.end(false);
  };
}

const linkAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a[href]') : null;

const addressOf = (link: Element | null): string | undefined => link?.getAttribute('href') ?? undefined;

const pageHere = (): string => pageKey(currentPath(), currentSearch());

async function prefetchData({ id, row, params }: Match): Promise<void> {
  if (row.needsApp || (needsSession(row, bridge.host.platform) && session.status !== 'logged-in')) return;
  const { prefetch } = screenOf(id).ready ?? (await screenOf(id).load());
  await prefetch?.(params);
}
