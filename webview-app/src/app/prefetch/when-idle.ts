/**
 * Loads the programs of pages that links in sight lead to, while the browser has nothing to do: the tap finds them there. Rules:
 * 1. No data: that is asked for with the press (`prefetch/on-press.ts`).
 * 2. Only pages that open at once: not those behind a login for a visitor, nor those that need the app.
 * 3. Nothing where the person saves data, the network is slow or away, or the page still waits for its own data. One page after the other,
 *    and none after one that failed: a browser may remember a failed program, and a tap would meet that.
 * 4. The first page has its time for itself; a page that one goes on to is looked at when it is drawn, and again when its data may be there.
 */
import { prepare } from '#prefetch';
import { screenOf } from '#screens';
import { bridge } from '../../platform/bridge.ts';
import { linkOf, onHistory } from '../../platform/history.ts';
import { network } from '../../platform/network.ts';
import { match } from '../../routes.ts';
import type { Match } from '../../routing/find-route.ts';
import { session } from '../../store/session.ts';
import { needsSession } from '../guards.ts';

/** After a change of the page, and after the first page has loaded. Milliseconds. */
const SOON_MS = 200;
const LATER_MS = 2_000;
/** Pages for one look: those of the first links. */
const MOST = 6;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Begins to look after links; once in a page load. */
export function loadLinkPages(): void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const lookAfter = (...times: readonly number[]) => {
    timers.forEach(clearTimeout);
    timers = times.map((ms) => setTimeout(whenIdle, ms, look));
  };
  lookAfter(LATER_MS);
  onHistory(() => lookAfter(SOON_MS, LATER_MS));
}

function look(): void {
  const { saveData, effectiveType = '4g' } = ('connection' in navigator ? navigator.connection : {}) as Connection;
  if (saveData || effectiveType !== '4g' || !network.online || !navigator.onLine) return;
  if (document.querySelector('main [aria-busy="true"]')) return;
  const pages = new Map<string, Match>();
  for (const link of document.querySelectorAll('main a[href]')) {
    const found = pageOf(link.getAttribute('href') ?? '');
    if (found && pages.size < MOST && !pages.has(found.id) && isInSight(link)) pages.set(found.id, found);
  }
  const rest = [...pages.values()].filter(({ id }) => !screenOf(id).ready);
  const next = () => {
    const found = rest.shift();
    if (!found) return;
    prepare(found);
    screenOf(found.id)
      .load()
      .then(
        () => whenIdle(next),
        () => undefined,
      );
  };
  next();
}

/** Returns the page of a link, where it opens at once for the signed-in person, or for the visitor. */
function pageOf(link: string): Match | undefined {
  const home = linkOf('/');
  const found = link.startsWith(home) ? match(`/${link.slice(home.length).replace(/[?#].*/, '')}`) : undefined;
  if (!found || found.row.needsApp) return undefined;
  return needsSession(found.row, bridge.host.platform) && session.status !== 'logged-in' ? undefined : found;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Not every browser tells when it has nothing to do. */
const whenIdle = (then: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(() => then()) : setTimeout(then, SOON_MS);
