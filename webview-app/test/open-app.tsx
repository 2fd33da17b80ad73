/**
 * Opens the whole app at an address, as a page load does. Modules are new, the embedded backend is behind `fetch`, and the host stays
 * installed. Only the network and the host are imitated.
 */
import { createBackend } from '@sdhealth/fixtures';
import { afterEach, vi } from 'vitest';
import { newPageLoad } from './page-load.ts';

/** The path with which every address of the app begins. */
const HEALTH = '/health';

export interface Call {
  readonly method: string;
  readonly path: string;
  /** The query with `?`, or an empty text. */
  readonly search: string;
  /** The phone's position in the call, as `31.23,121.47`. Null without a position. */
  readonly position: string | null;
}

export interface OpenedApp {
  /** Requests to the backend since this page load. */
  readonly calls: readonly Call[];
  /** Ends this page load and starts another at the same or a new address. */
  reload(address?: string): Promise<OpenedApp>;
  navigate(address: string): void;
}

/** Describes a browser, whose cookies and backend survive a page load. */
export interface Browser {
  open(address: string): Promise<OpenedApp>;
  /** Logs in as an earlier page load would have: sets its cookie and its mark of a session. */
  logIn(mobile: string): Promise<void>;
  /** Sets faults or other controls of the backend. */
  control(path: string, body: unknown): Promise<void>;
  /** Holds the backend's answers of a path from now on, until the returned function is called. */
  hold(path: string): () => void;
  /** Changes the backend's answers in JSON from now on, or replaces them by a response. `sent` is the body of the request. */
  alter(change: (call: Call, answer: unknown, sent: unknown) => unknown): void;
  /** Cuts the network, also for pending calls, or restores it. */
  connect(connected: boolean): void;
}

// Never answers requests after a test, as the imitated window's `fetch` would look for a server.
globalThis.fetch = () => new Promise(() => undefined);

const ends: (() => void)[] = [];
/** Counts the page loads that have ended. */
let pagesEnded = 0;
const endPage = () => {
  for (const end of ends.splice(0)) end();
  pagesEnded += 1;
};
const appendHeader = Headers.prototype.append;

afterEach(() => {
  endPage();
  Headers.prototype.append = appendHeader;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

export function newBrowser(): Browser {
  const backend = createBackend();
  const cookies = new Map<string, string>();
  const calls: Call[] = [];
  const heldAnswers = new Map<string, Promise<void>>();
  let connected = true;
  let changeAnswer: Parameters<Browser['alter']>[0] | undefined;
  const needNetwork = () => {
    if (!connected) throw new TypeError('no network');
  };

  // Collects cookies during the whole test and not for each call, because calls overlap.
  vi.spyOn(Headers.prototype, 'append').mockImplementation(function (this: Headers, name, value) {
    const [, cookie = '', content = ''] = /^([^=]+)=([^;]*)/.exec(value) ?? [];
    if (name.toLowerCase() === 'set-cookie') cookies.set(cookie, content);
    appendHeader.call(this, name, value);
  });

  const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const page = pagesEnded;
    const request = new Request(new URL(String(input), 'http://localhost'), init);
    // Sets the cookies on the request, because the imitated window's `fetch` classes remove them, like a browser.
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const { pathname, search } = new URL(request.url);
    const call = { method: request.method, path: pathname, search, position: request.headers.get('x-position') };
    calls.push(call);
    needNetwork();
    let answer = await backend.fetch(request);
    if (changeAnswer && answer.headers.get('content-type')?.includes('json')) {
      const change = changeAnswer(call, await answer.json(), init.body);
      answer = change instanceof Response ? change : Response.json(change, answer);
    }
    await untilAborted(heldAnswers.get(pathname), init.signal);
    needNetwork();
    // Never answers a page that has ended, as it would continue in the next page's window.
    return page === pagesEnded ? answer : new Promise(() => undefined);
  };

  const open = async (address: string): Promise<OpenedApp> => {
    endPage();
    // Waits for pending imports, so that messages of the previous page are ignored.
    await vi.dynamicImportSettled();
    vi.stubGlobal('fetch', send);
    newPageLoad();
    calls.length = 0;
    document.body.innerHTML = '<div id="root"></div>';
    history.replaceState(null, '', HEALTH + address);
    // Repeats the steps of the markup and `main.tsx`.
    const { openEdition } = await import('../src/messages/open-edition.ts');
    openEdition();
    const { isElder } = await import('../src/messages/edition.ts');
    if (isElder()) await (await import('../src/kit/elder/elder.ts')).loadElder();
    await (await import('../src/platform/configuration.ts')).applyStoredSwitches();
    const { bridge } = await import('../src/platform/bridge.ts');
    const { createRoot } = await import('react-dom/client');
    const { App } = await import('../src/app/app.tsx');
    const { boot } = await import('../src/app/boot.ts');
    const pages = await import('../src/platform/history.ts');
    const { configureClient } = await import('../src/client/request.ts');
    // Removes listeners and session of this page load when it ends.
    ends.push(listenersOf(boot), () => configureClient({}));
    const root = createRoot(document.body.firstElementChild ?? document.body);
    root.render(<App />);
    ends.push(() => {
      root.unmount();
      bridge.dispose();
    });
    return {
      calls,
      reload: (next = pages.currentAddress()) => open(next),
      navigate: (next) => pages.navigate(next),
    };
  };

  return {
    open,
    hold(path) {
      let release = () => {};
      heldAnswers.set(path, new Promise((resolve) => (release = resolve)));
      return release;
    },
    alter(change) {
      changeAnswer = change;
    },
    connect(now) {
      connected = now;
    },
    async logIn(mobile) {
      const origin = { key: 'sdhealth-h5', thirdType: '1', appKey: '51', biz: 'health', bizType: '15' };
      const body = (more: object) => ({ method: 'POST', body: new URLSearchParams({ mobile, ...origin, ...more }) });
      await send('/api/account/login/send-code', body({}));
      const { code } = await (await send('/api/account/login/mobile-login', body({ verifyCode: '246810' }))).json();
      if (code !== 0) throw new Error(`the login of ${mobile} was refused: ${code}`);
      localStorage.setItem('sdhealth.had-session', JSON.stringify({ value: true }));
      calls.length = 0;
    },
    async control(path, body) {
      await send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
      calls.length = 0;
    },
  };
}

/** Runs `begin`, and returns a function that removes its event listeners. */
function listenersOf(begin: () => void): () => void {
  const removals: (() => void)[] = [];
  const targets: EventTarget[] = [window, document];
  const restores = targets.map((target) => {
    const listen = target.addEventListener;
    target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
      removals.push(() => target.removeEventListener(...args));
      listen.apply(target, args);
    };
    return () => {
      target.addEventListener = listen;
    };
  });
  begin();
  for (const stop of restores) stop();
  return () => {
    for (const stop of removals) stop();
  };
}

/** Waits until a held answer is released, or rejects when the page aborts the request. */
const untilAborted = (answer: Promise<void> | undefined, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    void Promise.resolve(answer).then(resolve);
  });

/** The longest wait for an expectation on a busy machine, in milliseconds. */
const PATIENCE_MS = 15_000;

/** Waits until the expectation holds. */
export const soon = (expectation: () => void): Promise<void> => vi.waitFor(expectation, { timeout: PATIENCE_MS });

/** Waits until a text is visible and the page listens to input. Effects run shortly after a render, so it looks again two turns later. */
export async function see(text: string | RegExp): Promise<HTMLElement> {
  await vi.waitFor(() => findVisible(text), { timeout: PATIENCE_MS });
  await new Promise<void>((resolve) => nextTurn(() => nextTurn(resolve)));
  return vi.waitFor(() => findVisible(text), { timeout: PATIENCE_MS });
}

/** Keeps the real `setImmediate`, as a test may replace timers. */
const nextTurn = setImmediate;

function findVisible(text: string | RegExp): HTMLElement {
  const match = [...document.querySelectorAll<HTMLElement>('body *')].findLast((element) =>
    matches(ownText(element), text),
  );
  if (!match) throw new Error(`not on the page: ${text}. The page's text: ${document.body.textContent}`);
  return match;
}

/** Returns true if a person can see the text now. */
export const sees = (text: string | RegExp): boolean => matches(document.body.textContent, text);

/** Presses the button or link with the text, once it is there. */
export async function press(text: string | RegExp): Promise<void> {
  const target = (await see(text)).closest<HTMLElement>('button, a');
  if (!target) throw new Error(`not a button: ${text}`);
  target.click();
}

/** Types values into the field with the label in turn, without pauses. */
export async function type(label: string | RegExp, ...values: readonly string[]): Promise<void> {
  const match = (await see(label)).closest('label')?.htmlFor ?? '';
  const field = document.getElementById(match);
  if (!(field instanceof HTMLInputElement)) throw new Error(`no field: ${label}`);
  for (const value of values) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const ownText = (element: Element): string =>
  [...element.childNodes]
    .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : []))
    .join('');

/** Compares a text as a person reads it: a non-breaking space equals a space. */
function matches(content: string | null, text: string | RegExp): boolean {
  const shownText = content ?? '';
  const spellings = [shownText, shownText.replace(/\u00a0/g, ' ')];
  return spellings.some((spelling) => (typeof text === 'string' ? spelling.includes(text) : text.test(spelling)));
}
