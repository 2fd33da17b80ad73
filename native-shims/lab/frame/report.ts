/** Connects a real phone to the lab. Every second it reports the page's changes to the dev server and follows the lab's navigation. */
import type { PageEvent } from '../messages.ts';
import { JOIN, PHONE_COOKIE, PHONE_ID, type PhoneOrder, type PhoneReport, REMOTE } from '../remote/join.ts';
import { withoutTokens } from './masking.ts';
import { observePage } from './observe-page.ts';
import { flightMessages, storageOf } from './page-state.ts';

const REPORT_MS = 1000;
/** Maximum number of events in the queue while the server is unreachable. Older events are dropped. */
const WAITING = 100;
const SEEN_ORDER = 'sdhealth-device-lab:order';

/** Returns the phone's id from the cookie that joining the lab has set. */
export const phoneIdIn = (cookies: string): string | undefined => {
  const id = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${PHONE_COOKIE}=`))
    ?.slice(PHONE_COOKIE.length + 1);
  return id !== undefined && PHONE_ID.test(id) ? id : undefined;
};

export function reportPage(window: Window & typeof globalThis, id: string): void {
  // Uses the original `fetch`, so that reports do not appear among the page's requests.
  const send = window.fetch.bind(window);
  let own = id;
  let events: readonly PageEvent[] = [];
  /** Messages with a lower number have been reported. */
  let nextNumber = 0;
  observePage(window, (event) => {
    events = [...events, event].slice(-WAITING);
  });

  const report = (): PhoneReport => {
    const { document, location, navigator } = window;
    return {
      agent: navigator.userAgent,
      title: document.title,
      address: location.pathname + location.search + location.hash,
      events,
      messages: flightMessages(window, nextNumber),
      storage: storageOf(window),
    };
  };
  const wasTold = (created: PhoneReport) => {
    nextNumber = (created.messages.at(-1)?.number ?? nextNumber - 1) + 1;
    events = events.filter((event) => !created.events.includes(event));
  };
  /** Joins again when the server has restarted, or has dropped a phone that was silent for too long. */
  const joinAgain = async () => {
    await send(JOIN);
    own = phoneIdIn(window.document.cookie) ?? own;
  };
  const tell = async () => {
    const created = report();
    try {
      const answer = await send(`${REMOTE}/${own}`, { method: 'POST', body: withoutTokens(created) });
      // Drops a report that is too large, as a retry would fail too.
      if (answer.ok || answer.status === 413) wasTold(created);
      if (answer.ok) follow(await answer.json());
      else if (answer.status === 404) await joinAgain();
    } catch {
      // The server is unreachable. The next report contains the same events.
    }
    window.setTimeout(() => void tell(), REPORT_MS);
  };
  const follow = ({ number, address }: PhoneOrder) => {
    const seen = Number(window.sessionStorage.getItem(SEEN_ORDER) ?? Number.NaN);
    window.sessionStorage.setItem(SEEN_ORDER, String(number));
    // Ignores the first order: the lab opened that address before this phone joined.
    if (Number.isNaN(seen) || number <= seen) return;
    const { location } = window;
    if (!URL.canParse(address, location.href)) return;
    const { origin, href } = new URL(address, location.href);
    if (origin === location.origin) location.assign(href);
  };
  void tell();
}
