/** A real phone that has joined the lab: once a second it tells the dev server what is new in its page, and goes where the lab goes. */
import type { PageEvent } from '../messages.ts';
import { PHONE_COOKIE, PHONE_ID, type PhoneOrder, type PhoneReport, REMOTE } from '../remote/join.ts';
import { observePage } from './observe-page.ts';
import { flightMessages, storageOf } from './page-state.ts';

const REPORT_MS = 1000;
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
  let events: PageEvent[] = [];
  let told = 0;
  observePage(window, (event) => events.push(event));

  const report = (): PhoneReport => {
    const messages = flightMessages(window, told);
    told = (messages.at(-1)?.number ?? told - 1) + 1;
    const { document, location, navigator } = window;
    const made = {
      agent: navigator.userAgent,
      title: document.title,
      address: location.pathname + location.search + location.hash,
      events,
      messages,
      storage: storageOf(window),
    };
    events = [];
    return made;
  };
  const tell = async () => {
    const made = report();
    try {
      const answer = await send(`${REMOTE}/${id}`, { method: 'POST', body: JSON.stringify(made) });
      if (answer.ok) follow(await answer.json());
    } catch {
      // The server is away: what was to be said waits for the next time.
      events = [...made.events, ...events];
    }
    window.setTimeout(() => void tell(), REPORT_MS);
  };
  const follow = ({ number, address }: PhoneOrder) => {
    const seen = Number(window.sessionStorage.getItem(SEEN_ORDER) ?? Number.NaN);
    window.sessionStorage.setItem(SEEN_ORDER, String(number));
    // The first answer says where the lab has been; only what it opens from now on is followed.
    if (Number.isNaN(seen) || number <= seen) return;
    window.location.assign(address);
  };
  void tell();
}
