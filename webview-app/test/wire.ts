/** Answers the requests of the client as a test sets, with a fake clock. */
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

let captured: CapturedRequest[] = [];
let reply: Answer;

export const ok = (data: unknown) => ({ code: 0, data, msg: 'ok' });

/** Sets the server's answers. Reports are always accepted. */
export function serve(answer: Answer): void {
  reply = answer;
}

/** Configures the client with these ports only. */
export function configurePorts(options: Partial<ClientPorts>): void {
  configureClient({ language: () => 'en', ...options });
}

/** Makes every later request fail, and records it. */
export function cutWire(): void {
  vi.stubGlobal('fetch', async (address: string) => {
    captured.push({
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
  return captured.filter(({ url }) => url.pathname.endsWith('febot-notice'));
}
export const calls = (): CapturedRequest[] => captured.filter(({ url }) => !url.pathname.endsWith('febot-notice'));

/** Waits for a request, while the fake clock runs all its delays and deadlines. */
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

/**
 * The time between two tests. It is longer than the suppression of equal reports (specification, section 9), so that each test reports
 * again.
 */
const TEST_INTERVAL_MS = 301_000;

/** Installs the wire before each test of a file and removes it after. Each test starts minutes after the previous. */
export function installWire(): void {
  let now = Date.parse('2026-03-01T08:00:00Z');
  beforeEach(() => {
    now += TEST_INTERVAL_MS;
    vi.useFakeTimers({ now });
    captured = [];
    const app = new Hono();
    app.all('*', async (context) => {
      const { method, url, headers, credentials } = context.req.raw;
      captured.push({ method, url: new URL(url), headers, credentials, body: await context.req.raw.clone().text() });
      return context.req.path.endsWith('febot-notice') ? context.json(ok(null)) : reply(context, calls().length);
    });
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const { signal } = init;
      if (signal?.aborted) throw signal.reason;
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
      return Promise.race([app.request(new URL(address, 'http://page.test').href, init), aborted]);
    });
    configurePorts({});
  });
  afterEach(() => {
    forgetAnswers();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
