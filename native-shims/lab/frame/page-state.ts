/** Reads the state of a frame's page for the lab: title, flight log and storage. */
import type { StorageAreas } from '../messages.ts';
import type { RecordedMessage } from '../remote/join.ts';

/** The global that the app sets in development: `webview-app/src/platform/bridge.ts`. */
const FLIGHT_RECORDER = '__sdhealthFlightRecorder';

/** Returns the page's `.bridgelog`, or undefined on a page without a recorder (the cashier, a third-party login). */
export function flightLog(page: object): string | undefined {
  const recorder: unknown = Reflect.get(page, FLIGHT_RECORDER);
  const text: unknown = typeof recorder === 'object' && recorder !== null ? Reflect.get(recorder, 'text') : undefined;
  if (typeof text !== 'function') return undefined;
  return String(Reflect.apply(text, recorder, []));
}

/** Returns the flight recorder's messages from a number on, counted since the page load. Returns an empty list without a recorder. */
export function flightMessages(page: object, from: number): RecordedMessage[] {
  const lines = (flightLog(page) ?? '').split('\n').filter((line) => line !== '');
  const [header, ...messages] = lines.map((line) => JSON.parse(line));
  if (header === undefined) return [];
  const { startedAt, dropped } = header;
  return messages
    .map(({ at, dir, message }, index) => ({ number: dropped + index, at: startedAt + at, dir, message }))
    .filter(({ number }) => number >= from);
}

/** Reports the document's title whenever it changes, because most hosts show it in their title bar. */
export function watchTitle(
  { document, MutationObserver }: Window & typeof globalThis,
  report: (title: string) => void,
) {
  let lastTitle: string | undefined;
  const update = () => {
    if (document.title === lastTitle) return;
    lastTitle = document.title;
    report(lastTitle);
  };
  const start = () => {
    update();
    new MutationObserver(update).observe(document.head, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

/** Returns the page's storage by key. Cookies with `HttpOnly` are missing, because no page can read them. */
export function storageOf({ localStorage, sessionStorage, document }: Window): StorageAreas {
  return { local: entriesOf(localStorage), session: entriesOf(sessionStorage), cookie: cookiesOf(document.cookie) };
}

const entriesOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
    .sort()
    .map((key) => [key, storage.getItem(key) ?? ''] as const);

const cookiesOf = (cookies: string) =>
  cookies
    .split('; ')
    .filter((cookie) => cookie !== '')
    .map((cookie) => [cookie.split('=', 1)[0] ?? '', cookie.slice(cookie.indexOf('=') + 1)] as const);
