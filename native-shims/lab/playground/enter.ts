/** Rewrites the address in a frame of the playground to the app's path, and keeps its navigations within the playground. */
import { insideOf, PLAYGROUND, prefixOf, SENT_TO } from './addresses.ts';
import { pageSocketOf } from './page-socket.ts';

/** Declares the used parts of the Navigation API, which the installed DOM types lack. */
interface Navigating extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
}

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
const place = new URL('./', script).pathname;

/** Prepares the page of a phone. Other pages are not changed. */
export function enterPlayground(): void {
  const inside = insideOf(place, location.pathname);
  if (!inside) return;
  const prefix = prefixOf(place, inside);
  history.replaceState(history.state, '', inside.path + location.search + location.hash);

  const open = (url: URL) => location.replace(prefix + url.pathname + url.search + url.hash);
  const send = async (url: URL, form: FormData) => {
    const body = new URLSearchParams([...form].map(([name, value]): [string, string] => [name, String(value)]));
    const answer = await fetch(prefix + url.pathname + url.search, { method: 'POST', body });
    const to = answer.headers.get(SENT_TO);
    if (to === null) open(url);
    else location.replace(to);
  };
  const navigation: EventTarget | undefined = Reflect.get(window, 'navigation');
  navigation?.addEventListener('navigate', (event) => {
    const { destination, hashChange, downloadRequest, formData, cancelable } = event as Navigating;
    const url = new URL(destination.url);
    const isWithin = insideOf(place, url.pathname) !== undefined;
    if (url.origin !== location.origin || isWithin || hashChange || destination.sameDocument) return;
    if (!cancelable || downloadRequest !== null) return;
    event.preventDefault();
    if (formData) void send(url, formData);
    else open(url);
  });

  // The app's service worker would replace the playground's.
  Object.defineProperty(navigator, 'serviceWorker', { get: () => undefined, configurable: true });
  const playground: unknown = Reflect.get(window.parent, PLAYGROUND);
  if (playground) window.WebSocket = pageSocketOf(window, inside.phone, playground as never);
}
