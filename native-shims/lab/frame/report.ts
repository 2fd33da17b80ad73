/** Connects a real phone to the lab. Every second it reports the page's changes to the dev server and follows the lab's navigation. */
import type { PageEvent } from '../messages.ts';
import { JOIN, PHONE_COOKIE, PHONE_ID, type PhoneOrder, type PhoneReport, REMOTE } from '../remote/join.ts';
import { withoutTokens } from './masking.ts';
import { observePage } from './observe-page.ts';
import { flightMessages, storageOf } from './page-state.ts';

const REPORT_MS = 1000;
/** Maximum number of events in the queue while the server is unreachable. Older events are dropped. */
const MAX_QUEUED_EVENTS = 100;
const LAST_ORDER_KEY = 'sdhealth-device-lab:order';

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
  let phoneId = id;
  let events: readonly PageEvent[] = [];
  /** Messages with a lower number have been reported. */
  let nextNumber = 0;
  observePage(window, (event) => {
    events = [...events, event].slice(-MAX_QUEUED_EVENTS);
  });

  const createReport = (): PhoneReport => {
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
  const dropReported = (report: PhoneReport) => {
    nextNumber = (report.messages.at(-1)?.number ?? nextNumber - 1) + 1;
    events = events.filter((event) => !report.events.includes(event));
  };
  /** Joins again when the server has restarted, or has dropped a phone that was silent for too long. */
  const joinAgain = async () => {
    await send(JOIN);
    phoneId = phoneIdIn(window.document.cookie) ?? phoneId;
  };
  const sendReport = async () => {
    const report = createReport();
    try {
      const response = await send(`${REMOTE}/${phoneId}`, { method: 'POST', body: withoutTokens(report) });
      // Drops a report that is too large, because a retry would fail too.
      if (response.ok || response.status === 413) dropReported(report);
      if (response.ok) follow(await response.json());
      else if (response.status === 404) await joinAgain();
    } catch {
      // The server is unreachable. The next report contains the same events.
    }
    window.setTimeout(() => void sendReport(), REPORT_MS);
  };
  const follow = ({ number, address }: PhoneOrder) => {
    const lastNumber = Number(window.sessionStorage.getItem(LAST_ORDER_KEY) ?? Number.NaN);
    window.sessionStorage.setItem(LAST_ORDER_KEY, String(number));
    // Ignores the first order, because the lab opened that address before this phone joined.
    if (Number.isNaN(lastNumber) || number <= lastNumber) return;
    const { location } = window;
    if (!URL.canParse(address, location.href)) return;
    const { origin, href } = new URL(address, location.href);
    if (origin === location.origin) location.assign(href);
  };
  void sendReport();
}
