/** Reports a page's console, its errors, its requests, and the sources of its answers. The page's behaviour does not change. */
import type { PageEvent } from '../messages.ts';

type PageWindow = Window & typeof globalThis;
type Report = (event: PageEvent) => void;

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
/** Limits the stored characters of a body. */
const BODY_LENGTH = 20_000;
const READABLE = /json|text|xml|javascript|urlencoded/;
const STREAM = /event-stream/;

export function observePage(window: PageWindow, report: Report): void {
  let count = 0;
  const nextId = () => `${Date.now()}-${++count}`;
  observeConsole(window, report, nextId);
  observeErrors(window, report, nextId);
  observeFetch(window, report, nextId);
  observeXhr(window, report, nextId);
  observeAnswers(window, report, nextId);
}

/** Names the app's event for each answer that a screen receives (`webview-app/src/client/origin.ts`). */
const ANSWER_EVENT = 'sdhealth-answered';

function observeAnswers(window: PageWindow, report: Report, nextId: () => string): void {
  window.addEventListener(ANSWER_EVENT, (event) => {
    const { name, from, at } = Object('detail' in event ? event.detail : undefined);
    const now = Date.now();
    const age = at > 0 ? { durationMs: now - at } : {};
    report({ id: nextId(), at: now, kind: 'answer', name: String(from), text: String(name), ...age });
  });
}

function observeConsole({ console }: PageWindow, report: Report, nextId: () => string): void {
  for (const level of LEVELS) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      report({ id: nextId(), at: Date.now(), kind: 'console', name: level, text: values.map(textOf).join(' ') });
      write(...values);
    };
  }
}

function observeErrors(window: PageWindow, report: Report, nextId: () => string): void {
  const addError = (name: string, text: string) => report({ id: nextId(), at: Date.now(), kind: 'error', name, text });
  window.addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof window.ErrorEvent) return addError('error', textOf(event.error ?? event.message));
      const source = event.target instanceof window.Element ? (addressOf(event.target) ?? event.target.tagName) : '';
      addError('not loaded', source);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => addError('unhandled rejection', textOf(reason)));
}

const addressOf = (element: Element) => element.getAttribute('src') ?? element.getAttribute('href');

function observeFetch(window: PageWindow, report: Report, nextId: () => string): void {
  const fetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = input instanceof window.Request ? input : undefined;
    const started = {
      ...requestEvent(window, nextId, init?.method ?? request?.method ?? 'GET', request?.url ?? String(input)),
      ...sentText(init?.body),
    };
    report(started);
    const finish = (extra: Partial<PageEvent>) => report({ ...started, durationMs: Date.now() - started.at, ...extra });
    try {
      const response = await fetch(input, init);
      finish({ status: response.status });
      const type = response.headers.get('content-type') ?? '';
      if (READABLE.test(type) && !STREAM.test(type)) {
        const durationMs = Date.now() - started.at;
        // Ignores an incomplete body, which the page itself handles.
        void response
          .clone()
          .text()
          .then(
            (text) => finish({ status: response.status, durationMs, received: clip(text) }),
            () => {},
          );
      }
      return response;
    } catch (error) {
      finish({ status: error instanceof Error ? error.name : 'failed' });
      throw error;
    }
  };
}

function observeXhr(window: PageWindow, report: Report, nextId: () => string): void {
  const { prototype } = window.XMLHttpRequest;
  const { open, send } = prototype;
  const requests = new WeakMap<XMLHttpRequest, [method: string, url: string]>();
  prototype.open = function observedOpen(this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
    requests.set(this, [method, String(url)]);
    Reflect.apply(open, this, [method, url, ...rest]);
  };
  prototype.send = function observedSend(this: XMLHttpRequest, body) {
    const [method, url] = requests.get(this) ?? ['GET', ''];
    const started = { ...requestEvent(window, nextId, method, url), ...sentText(body) };
    report(started);
    this.addEventListener('loadend', () => {
      const received =
        this.responseType === '' || this.responseType === 'text' ? { received: clip(this.responseText) } : {};
      report({ ...started, durationMs: Date.now() - started.at, status: this.status || 'failed', ...received });
    });
    send.call(this, body);
  };
}

function requestEvent({ location }: PageWindow, nextId: () => string, method: string, address: string): PageEvent {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  const text = !url ? address : url.origin === location.origin ? url.pathname + url.search : url.href;
  return { id: nextId(), at: Date.now(), kind: 'request', name: method.toUpperCase(), text };
}

const sentText = (body: unknown): Partial<PageEvent> =>
  body === undefined || body === null ? {} : { sent: typeof body === 'string' ? clip(body) : `[${bodyName(body)}]` };

const bodyName = (body: unknown): string =>
  body instanceof URLSearchParams ? String(body) : Object(body).constructor?.name;

const clip = (text: string): string => (text.length > BODY_LENGTH ? `${text.slice(0, BODY_LENGTH)} …` : text);

/** Returns a logged value as text: an error's stack, or an object's JSON. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error || (typeof value === 'object' && value !== null && 'stack' in value))
    return clip(String(Reflect.get(Object(value), 'stack') ?? value));
  try {
    return clip(JSON.stringify(value) ?? String(value));
  } catch {
    return String(value);
  }
}
