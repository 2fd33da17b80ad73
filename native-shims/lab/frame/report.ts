/** A real phone that has joined the lab: once a second it tells the dev server what is new in its page, and goes where the lab goes. */
import type { PageEvent } from '../messages.ts';
import { JOIN, PHONE_COOKIE, PHONE_ID, type PhoneOrder, type PhoneReport, REMOTE } from '../remote/join.ts';
import { withoutTokens } from './masking.ts';
import { observePage } from './observe-page.ts';
import { flightMessages, storageOf } from './page-state.ts';

const REPORT_MS = 1000;
/** Events that wait for a server that is away; older ones are lost. */
const WAITING = 100;
const SEEN_ORDER = 'sdhealth-device-lab:order';

/** Returns the id that joining gave to this browser. */
export const phoneIdIn = (cookies: string): string | undefined => {
  const id = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${PHONE_COOKIE}=`))
    ?.slice(PHONE_COOKIE.length + 1);
  return id !== undefined && PHONE_ID.test(id) ? id : undefined;
};

export function reportPage(window: Window & typeof globalThis, id: string): void {
  // The page's own, before it is observed: reports are not among the page's requests.
  const send = window.fetch.bind(window);
  let own = id;
  let events: readonly PageEvent[] = [];
  /** Messages with a lower number have been told. */
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
  /** Joins again: the server has begun anew, or has forgotten a phone that was silent for long. */
  const joinAgain = async () => {
    await send(JOIN);
    own = phoneIdIn(window.document.cookie) ?? own;
  };
  const tell = async () => {
    const created = report();
    try {
      const answer = await send(`${REMOTE}/${own}`, { method: 'POST', body: withoutTokens(created) });
      // What is too long is so the next time as well.
      if (answer.ok || answer.status === 413) wasTold(created);
      if (answer.ok) follow(await answer.json());
      else if (answer.status === 404) await joinAgain();
    } catch {
      // The server is away: what was to be said waits for the next time.
    }
    window.setTimeout(() => void tell(), REPORT_MS);
  };
  const follow = ({ number, address }: PhoneOrder) => {
    const seen = Number(window.sessionStorage.getItem(SEEN_ORDER) ?? Number.NaN);
    window.sessionStorage.setItem(SEEN_ORDER, String(number));
    // The first answer says where the lab has been; only what it opens from now on is followed.
    if (Number.isNaN(seen) || number <= seen) return;
    const { location } = window;
    if (!URL.canParse(address, location.href)) return;
    const { origin, href } = new URL(address, location.href);
    if (origin === location.origin) location.assign(href);
  };
  void tell();
}
