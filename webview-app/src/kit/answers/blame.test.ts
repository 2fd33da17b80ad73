/** Tests the error text of a failed request, for each kind of failure and each server. Docs: `docs/faults.md` (N06, N12). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyEndpoint, Host } from '../../api/endpoint.ts';
import { listPackages } from '../../api/mall.ts';
import { getMedicalIndex } from '../../api/static-home.ts';
import { ApiError, configureClient, request } from '../../client/request.ts';
import { setLanguage, text } from '../../messages/index.ts';
import { network, noteReached } from '../../platform/network.ts';
import { errorLine, errorText } from './error-words.ts';

const ORIGINS: Record<Host, string> = {
  static: 'https://static.example',
  api: 'https://api.example',
  account: 'https://account.example',
  web: '',
};

const PORTAL_PAGE = '<html><title>Hotel</title>Please log in';
const APP_PAGE = '<html><meta name="app-version" content="1.0.0">';
const htmlResponse =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status, headers: { 'content-type': 'text/html' } });
const networkFailure = (): Response => {
  throw new TypeError('Failed to fetch');
};
const jsonResponse = () => Response.json({ code: 0, data: null });

type Responses = Record<Host, () => Response>;
const WORKING: Responses = { static: jsonResponse, api: jsonResponse, account: jsonResponse, web: jsonResponse };
const sameForAll = (answer: () => Response): Responses => ({
  static: answer,
  api: answer,
  account: answer,
  web: answer,
});

const ENDPOINTS: Record<'static' | 'api' | 'account', AnyEndpoint> = {
  static: getMedicalIndex,
  api: listPackages,
  account: { ...listPackages, host: 'account' },
};

/** The failures: the requested host, the responses of all hosts, and the key of the expected title in the texts. */
const FAILURES: [string, keyof typeof ENDPOINTS, Responses, 'offline' | 'portal' | 'service' | 'file' | 'failed'][] = [
  ['there is no network', 'api', sameForAll(networkFailure), 'offline'],
  ['there is no network', 'account', sameForAll(networkFailure), 'offline'],
  ['a portal answers all requests', 'api', sameForAll(htmlResponse(PORTAL_PAGE)), 'portal'],
  ['a portal answers all requests', 'static', sameForAll(htmlResponse(PORTAL_PAGE)), 'portal'],
  ['a portal answers with status 511', 'account', sameForAll(htmlResponse(PORTAL_PAGE, 511)), 'portal'],
  [
    'a portal answers plain addresses and blocks secure ones',
    'api',
    { ...sameForAll(networkFailure), web: htmlResponse(PORTAL_PAGE) },
    'portal',
  ],
  ['the API is down or has no CORS', 'api', { ...WORKING, api: networkFailure }, 'service'],
  ['the account service is down', 'account', { ...WORKING, account: networkFailure }, 'service'],
  [
    'the whole service is down except the page’s origin',
    'api',
    { ...sameForAll(networkFailure), web: jsonResponse },
    'service',
  ],
  ['a page replaces the API’s response', 'api', { ...WORKING, api: htmlResponse(PORTAL_PAGE) }, 'service'],
  [
    'a page replaces the account service’s response',
    'account',
    { ...WORKING, account: htmlResponse(APP_PAGE) },
    'service',
  ],
  ['the API sends an error page', 'api', { ...WORKING, api: htmlResponse(PORTAL_PAGE, 502) }, 'failed'],
  ['the static host is down', 'static', { ...WORKING, static: networkFailure }, 'service'],
  [
    'a missing file is answered with a page and 200',
    'static',
    { ...WORKING, static: htmlResponse(PORTAL_PAGE) },
    'file',
  ],
  ['a missing file is answered with the app’s page', 'static', { ...WORKING, static: htmlResponse(APP_PAGE) }, 'file'],
  ['a missing file is answered with 404', 'static', { ...WORKING, static: htmlResponse(PORTAL_PAGE, 404) }, 'file'],
  [
    'every missing file is answered with a page, even release.json',
    'static',
    { ...WORKING, static: htmlResponse(APP_PAGE), web: htmlResponse(APP_PAGE) },
    'file',
  ],
];

let responses = WORKING;

beforeEach(async () => {
  await setLanguage('en');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: unknown) => {
    const { origin } = new URL(String(address instanceof Request ? address.url : address), location.href);
    const host = (Object.keys(ORIGINS) as Host[]).find((name) => ORIGINS[name] === origin) ?? 'web';
    return responses[host]();
  });
  configureClient({ origins: ORIGINS, reached: noteReached });
});
afterEach(async () => {
  responses = WORKING;
  noteReached(true);
  await vi.runAllTimersAsync();
  configureClient({});
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function failureOf(endpoint: AnyEndpoint): Promise<ApiError> {
  const response = request<AnyEndpoint>(endpoint, {}, { login: false, idempotencyKey: '' }).catch(
    (error: unknown) => error,
  );
  // The time of the retry and the probe that precede each failure.
  await vi.advanceTimersByTimeAsync(2_000);
  const error = await response;
  if (error instanceof ApiError) return error;
  throw new Error('expected an ApiError');
}

test.each(FAILURES)('N06, N12: the error text when %s (%s): names the cause (%#)', async (_, host, options, name) => {
  responses = options;
  const words = errorText(await failureOf(ENDPOINTS[host]), text());
  expect(words.title).toBe(text().states[name].title);
  expect(words.retry).toBe(true);
  expect(words.isPortal).toBe(name === 'portal' ? true : undefined);
  expect(network.online).toBe(name !== 'offline');
});

test('N06: the error line of a form when a captive portal responds: contains that the input is kept', async () => {
  responses = sameForAll(htmlResponse(PORTAL_PAGE));
  expect(errorLine(await failureOf(ENDPOINTS.api), text())).toBe(text().states.portal.line);
});

test('N12: a failed resource when another host of the service responds: is not reloaded after each response', async () => {
  responses = { ...sameForAll(networkFailure), web: jsonResponse, account: jsonResponse };
  await failureOf(ENDPOINTS.api);
  const { regained } = network;
  noteReached(true);
  expect([network.reach, network.regained]).toEqual(['service', regained]);
  responses = WORKING;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([network.reach, network.regained]).toEqual(['reached', regained + 1]);
});

test('N06: a failed request when a file of the page is redirected: is blamed on a captive portal', async () => {
  const redirect = new Response(null, { status: 200 });
  Object.defineProperty(redirect, 'type', { value: 'opaqueredirect' });
  responses = { ...sameForAll(networkFailure), web: () => redirect };
  const { title } = errorText(await failureOf(ENDPOINTS.api), text());
  expect(title).toBe(text().states.portal.title);
});
