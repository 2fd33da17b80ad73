/** Rewrites the address in a frame of the playground to the app's path, and keeps its navigations within the playground. */
import { PLAYGROUND, pageAt, prefixOf, REDIRECT_HEADER } from './addresses.ts';
import { pageSocketOf } from './page-socket.ts';

/** Declares the used parts of the Navigation API, which the installed DOM types lack. */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
}

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
const root = new URL('./', script).pathname;

/** Prepares the page of a phone. Other pages are not changed. */
export function enterPlayground(): void {
  const phonePage = pageAt(root, location.pathname);
  if (!phonePage) return;
  const prefix = prefixOf(root, phonePage);
  history.replaceState(history.state, '', phonePage.path + location.search + location.hash);

  const open = (url: URL) => location.replace(prefix + url.pathname + url.search + url.hash);
  const send = async (url: URL, form: FormData) => {
    const body = new URLSearchParams([...form].map(([name, value]): [string, string] => [name, String(value)]));
    const response = await fetch(prefix + url.pathname + url.search, { method: 'POST', body });
    const target = response.headers.get(REDIRECT_HEADER);
    if (target === null) open(url);
    else location.replace(target);
  };
  const navigation: EventTarget | undefined = Reflect.get(window, 'navigation');
  navigation?.addEventListener('navigate', (event) => {
    const { destination, hashChange, downloadRequest, formData, cancelable } = event as NavigateEvent;
    const url = new URL(destination.url);
    const isPhonePage = pageAt(root, url.pathname) !== undefined;
    if (url.origin !== location.origin || isPhonePage || hashChange || destination.sameDocument) return;
    if (!cancelable || downloadRequest !== null) return;
    event.preventDefault();
    if (formData) void send(url, formData);
    else open(url);
  });

  // Hides service workers, because the app's worker would replace the playground's worker.
  Object.defineProperty(navigator, 'serviceWorker', { get: () => undefined, configurable: true });
  const playground: unknown = Reflect.get(window.parent, PLAYGROUND);
  if (playground) window.WebSocket = pageSocketOf(window, phonePage.phone, playground as never);
}
