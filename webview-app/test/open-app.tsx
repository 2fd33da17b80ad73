/**
 * Opens the whole app at an address, as a page load does: fresh modules, the embedded backend behind `fetch`, in whatever host
 * was installed before. Only the network and the host are imitated.
 */
import { createBackend } from '@sdhealth/fixtures';
import { afterEach, vi } from 'vitest';
import { newPageLoad } from './page-load.ts';

/** The address's origin, as happy-dom has it. */
const HEALTH = '/health';

export interface Call {
  readonly method: string;
  readonly path: string;
  /** The query with its `?`, or an empty text. */
  readonly search: string;
  /** The phone's position that the call tells, as `31.23,121.47`; null where it tells none. */
  readonly position: string | null;
}

export interface OpenedApp {
  /** Requests to the backend since this page load. */
  readonly calls: readonly Call[];
  /** Ends this page load and begins another one at the same address, or at a new one. */
  reload(address?: string): Promise<OpenedApp>;
  navigate(address: string): void;
}

/** One browser: its cookies and its backend outlive a page load. */
export interface Browser {
  open(address: string): Promise<OpenedApp>;
  /** Logs in as an earlier page load of this browser would have: its cookie and its marker are there. */
  logIn(mobile: string): Promise<void>;
  /** Sets faults or other controls of the backend. */
  control(path: string, body: unknown): Promise<void>;
  /** Keeps the backend's answers of a path back from now on, until the returned function is called. */
  hold(path: string): () => void;
  /** Changes the backend's answers in JSON from now on. */
  alter(change: (call: Call, answer: unknown) => unknown): void;
  /** Takes the network away, also from the calls under way, or gives it back. */
  connect(connected: boolean): void;
}

// What a page asks after its test has ended gets no answer. The imitated window's own fetch would look for a server.
globalThis.fetch = () => new Promise(() => undefined);

const ends: (() => void)[] = [];
/** Rises with each page load that ends. */
let pagesEnded = 0;
const endPage = () => {
  for (const end of ends.splice(0)) end();
  pagesEnded += 1;
};
const append = Headers.prototype.append;

afterEach(() => {
  endPage();
  Headers.prototype.append = append;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

export function newBrowser(): Browser {
  const backend = createBackend();
  const jar = new Map<string, string>();
  const calls: Call[] = [];
  const held = new Map<string, Promise<void>>();
  let connected = true;
  let altered: ((call: Call, answer: unknown) => unknown) | undefined;
  const needNetwork = () => {
    if (!connected) throw new TypeError('no network');
  };

  // For the whole time and not call by call, because calls overlap.
  vi.spyOn(Headers.prototype, 'append').mockImplementation(function (this: Headers, name, value) {
    const [, cookie = '', content = ''] = /^([^=]+)=([^;]*)/.exec(value) ?? [];
    if (name.toLowerCase() === 'set-cookie') jar.set(cookie, content);
    append.call(this, name, value);
  });

  const send = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const page = pagesEnded;
    const request = new Request(new URL(String(input), 'http://localhost'), init);
    // The imitated window's fetch classes take cookies out, as a page must not see them; between jar and backend they travel.
    request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const { pathname, search } = new URL(request.url);
    const call = { method: request.method, path: pathname, search, position: request.headers.get('x-position') };
    calls.push(call);
    needNetwork();
    let answer = await backend.fetch(request);
    if (altered && answer.headers.get('content-type')?.includes('json'))
      answer = Response.json(altered(call, await answer.json()), answer);
    await untilAborted(held.get(pathname), init.signal);
    needNetwork();
    // A page that is gone gets no answer: it would go on in the window of the next one.
    return page === pagesEnded ? answer : new Promise(() => undefined);
  };

  const open = async (address: string): Promise<OpenedApp> => {
    endPage();
    // A notice of the page before goes nowhere.
    await vi.dynamicImportSettled();
    vi.stubGlobal('fetch', send);
    newPageLoad();
    calls.length = 0;
    document.body.innerHTML = '<div id="root"></div>';
    history.replaceState(null, '', HEALTH + address);
    // As the markup and `main.tsx` do.
    const { openEdition } = await import('../src/messages/open-edition.ts');
    openEdition();
    const { isElder } = await import('../src/messages/edition.ts');
    if (isElder()) await (await import('../src/kit/elder/elder.ts')).loadElder();
    const { bridge } = await import('../src/platform/bridge.ts');
    const { createRoot } = await import('react-dom/client');
    const { App } = await import('../src/app/app.tsx');
    const { boot } = await import('../src/app/boot.ts');
    const pages = await import('../src/platform/history.ts');
    const { configureClient } = await import('../src/client/request.ts');
    // A page that is gone hears nothing any more, and gets no session for a try of its own that is still to come.
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
      held.set(path, new Promise((resolve) => (release = resolve)));
      return release;
    },
    alter(change) {
      altered = change;
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

/** Runs `begin`, and returns how to take away what it listens to. */
function listenersOf(begin: () => void): () => void {
  const heard: (() => void)[] = [];
  const targets: EventTarget[] = [window, document];
  const listening = targets.map((target) => {
    const listen = target.addEventListener;
    target.addEventListener = (...words: Parameters<EventTarget['addEventListener']>) => {
      heard.push(() => target.removeEventListener(...words));
      listen.apply(target, words);
    };
    return () => {
      target.addEventListener = listen;
    };
  });
  begin();
  for (const stop of listening) stop();
  return () => {
    for (const stop of heard) stop();
  };
}

/** Waits for an answer that is kept back, until the page gives it up. */
const untilAborted = (answer: Promise<void> | undefined, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    void Promise.resolve(answer).then(resolve);
  });

/** Long, as a busy machine is slow; a good test never needs it. */
const PATIENCE_MS = 15_000;

/** Waits until the expectation holds. */
export const soon = (expectation: () => void): Promise<void> => vi.waitFor(expectation, { timeout: PATIENCE_MS });

/** Waits until a person can see the text, and the page listens to what comes next: its effects run a moment after it is drawn. */
export async function see(text: string | RegExp): Promise<HTMLElement> {
  await vi.waitFor(() => seen(text), { timeout: PATIENCE_MS });
  await new Promise<void>((resolve) => nextTurn(() => nextTurn(resolve)));
  return vi.waitFor(() => seen(text), { timeout: PATIENCE_MS });
}

/** The real one, also where a test has the time. */
const nextTurn = setImmediate;

function seen(text: string | RegExp): HTMLElement {
  const match = [...document.querySelectorAll<HTMLElement>('body *')].findLast((element) =>
    fits(ownText(element), text),
  );
  if (!match) throw new Error(`nowhere on the page: ${text}. It says: ${document.body.textContent}`);
  return match;
}

/** Returns true if a person can see the text now. */
export const sees = (text: string | RegExp): boolean => fits(document.body.textContent, text);

/** Presses the button or link with the text, once it is there. */
export async function press(text: string | RegExp): Promise<void> {
  const target = (await see(text)).closest<HTMLElement>('button, a');
  if (!target) throw new Error(`not a button: ${text}`);
  target.click();
}

/** Types into the field with the label; several values one after the other, faster than any pause that the page waits for. */
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

/** Compares as a person does, who sees no difference between spaces. */
function fits(content: string | null, text: string | RegExp): boolean {
  const own = content ?? '';
  const ways = [own, own.replace(/\u00a0/g, ' ')];
  return ways.some((way) => (typeof text === 'string' ? way.includes(text) : text.test(way)));
}
