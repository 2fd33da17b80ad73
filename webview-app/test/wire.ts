/** Serves the client with answers that a test sets, under a clock that a test moves. */
import { type Context, Hono } from 'hono';
import { afterEach, beforeEach, vi } from 'vitest';
import { ApiError, type ClientPorts, configureClient, forgetAnswers } from '../src/client/request.ts';

export interface CapturedRequest {
  method: string;
  url: URL;
  headers: Headers;
  /** `include` sends the cookies of another origin's service. */
  credentials: RequestCredentials;
  /** Undefined uses the browser's default. */
  cache?: RequestCache | undefined;
  body: string;
}
type Answer = (context: Context, count: number) => Response | Promise<Response>;

let seen: CapturedRequest[] = [];
let reply: Answer;

export const ok = (data: unknown) => ({ code: 0, data, msg: 'ok' });

/** Sets the server's answers. Reports are always accepted. */
export function serve(answer: Answer): void {
  reply = answer;
}

/** Connects the client with these ports and no others. */
export function frame(options: Partial<ClientPorts>): void {
  configureClient({ language: () => 'en', ...options });
}

/** Records every call from now on and fails it. */
export function cutWire(): void {
  vi.stubGlobal('fetch', async (address: string) => {
    seen.push({
      method: '',
      url: new URL(address, 'http://page.test'),
      headers: new Headers(),
      credentials: 'omit',
      body: '',
    });
    throw new TypeError('reset');
  });
}

export async function reports(): Promise<CapturedRequest[]> {
  await vi.dynamicImportSettled();
  return seen.filter(({ url }) => url.pathname.endsWith('febot-notice'));
}
export const calls = (): CapturedRequest[] => seen.filter(({ url }) => !url.pathname.endsWith('febot-notice'));

/** Waits for a call with its delays and deadlines, by running the fake clock at once. */
export async function answerOf<T>(promise: Promise<T>): Promise<T> {
  const [answer] = await Promise.all([promise, vi.runAllTimersAsync()]);
  return answer;
}

export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const failure = promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  const error = await answerOf(failure);
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
}

/** Exceeds the suppression time of an equal report (specification, section 9), so that a repeated test reports again. */
const APART_MS = 301_000;

/** Installs the wire before each test of a file and removes it after. Each test starts minutes after the previous. */
export function installWire(): void {
  let now = Date.parse('2026-03-01T08:00:00Z');
  beforeEach(() => {
    now += APART_MS;
    vi.useFakeTimers({ now });
    seen = [];
    const app = new Hono();
    app.all('*', async (context) => {
      const { method, url, headers, credentials } = context.req.raw;
      seen.push({ method, url: new URL(url), headers, credentials, body: await context.req.raw.clone().text() });
      return context.req.path.endsWith('febot-notice') ? context.json(ok(null)) : reply(context, calls().length);
    });
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const { signal } = init;
      if (signal?.aborted) throw signal.reason;
      const gone = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      return Promise.race([app.request(new URL(address, 'http://page.test').href, init), gone]);
    });
    frame({});
  });
  afterEach(() => {
    forgetAnswers();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
