/** Tests the message of a failed call, for each kind of failure and each server. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyEndpoint, Host } from '../../api/endpoint.ts';
import { listPackages } from '../../api/mall.ts';
import { getMedicalIndex } from '../../api/static-home.ts';
import { ApiError, configureClient, request } from '../../client/request.ts';
import { setLanguage, text } from '../../messages/index.ts';
import { network, noteReached } from '../../platform/network.ts';
import { errorLine, errorWords } from './error-words.ts';

const ORIGINS: Record<Host, string> = {
  static: 'https://static.example',
  api: 'https://api.example',
  account: 'https://account.example',
  web: '',
};

const PORTAL = '<html><title>Hotel</title>Please log in';
const OURS = '<html><meta name="app-version" content="1.0.0">';
const page =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status, headers: { 'content-type': 'text/html' } });
const cut = (): Response => {
  throw new TypeError('Failed to fetch');
};
const json = () => Response.json({ code: 0, data: null });

type Answers = Record<Host, () => Response>;
const well: Answers = { static: json, api: json, account: json, web: json };
const all = (answer: () => Response): Answers => ({ static: answer, api: answer, account: answer, web: answer });

const rows: Record<'static' | 'api' | 'account', AnyEndpoint> = {
  static: getMedicalIndex,
  api: listPackages,
  account: { ...listPackages, host: 'account' },
};

/** The failures: the called host, the answers of all hosts, and the expected title by its name in the texts. */
const failures: [string, keyof typeof rows, Answers, 'offline' | 'portal' | 'service' | 'file' | 'failed'][] = [
  ['no network', 'api', all(cut), 'offline'],
  ['no network', 'account', all(cut), 'offline'],
  ['a portal that answers everything', 'api', all(page(PORTAL)), 'portal'],
  ['a portal that answers everything', 'static', all(page(PORTAL)), 'portal'],
  ['a portal that says 511', 'account', all(page(PORTAL, 511)), 'portal'],
  ['a portal for plain addresses, secure ones cut', 'api', { ...all(cut), web: page(PORTAL) }, 'portal'],
  ['the API down or without CORS', 'api', { ...well, api: cut }, 'service'],
  ['the account service down', 'account', { ...well, account: cut }, 'service'],
  ['all of the service down, the page’s origin well', 'api', { ...all(cut), web: json }, 'service'],
  ['a page in the place of the API’s answer', 'api', { ...well, api: page(PORTAL) }, 'service'],
  ['a page in the place of the account service’s answer', 'account', { ...well, account: page(OURS) }, 'service'],
  ['an error page of the API', 'api', { ...well, api: page(PORTAL, 502) }, 'failed'],
  ['the static host down', 'static', { ...well, static: cut }, 'service'],
  ['a missing file as a page, with 200', 'static', { ...well, static: page(PORTAL) }, 'file'],
  ['a missing file as the app’s own page', 'static', { ...well, static: page(OURS) }, 'file'],
  ['a missing file, with 404', 'static', { ...well, static: page(PORTAL, 404) }, 'file'],
  [
    'pages for all that is missing, release.json too',
    'static',
    { ...well, static: page(OURS), web: page(OURS) },
    'file',
  ],
];

let answers = well;

beforeEach(async () => {
  await setLanguage('en');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: unknown) => {
    const { origin } = new URL(String(address instanceof Request ? address.url : address), location.href);
    const host = (Object.keys(ORIGINS) as Host[]).find((name) => ORIGINS[name] === origin) ?? 'web';
    return answers[host]();
  });
  configureClient({ origins: ORIGINS, reached: noteReached });
});
afterEach(async () => {
  answers = well;
  noteReached(true);
  await vi.runAllTimersAsync();
  configureClient({});
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function failureOf(endpoint: AnyEndpoint): Promise<ApiError> {
  const call = request<AnyEndpoint>(endpoint, {}, { login: false, idempotencyKey: '' }).catch(
    (error: unknown) => error,
  );
  // The time of the retry and of the probe before each failure.
  await vi.advanceTimersByTimeAsync(2_000);
  const error = await call;
  if (error instanceof ApiError) return error;
  throw new Error('expected an ApiError');
}

test.each(failures)('N06, N12: the error text when %s (%s): names the cause (%#)', async (_, host, options, name) => {
  answers = options;
  const words = errorWords(await failureOf(rows[host]), text());
  expect(words.title).toBe(text().states[name].title);
  expect(words.retry).toBe(true);
  expect(words.isPortal).toBe(name === 'portal' ? true : undefined);
  expect(network.online).toBe(name !== 'offline');
});

test('N06: a form when a captive portal answers: the line below it says that the input is kept', async () => {
  answers = all(page(PORTAL));
  expect(errorLine(await failureOf(rows.api), text())).toBe(text().states.portal.line);
});

test('N12: a failed resource when another host of the service answers: not reloaded with each answer', async () => {
  answers = { ...all(cut), web: json, account: json };
  await failureOf(rows.api);
  const { regained } = network;
  noteReached(true);
  expect([network.reach, network.regained]).toEqual(['service', regained]);
  answers = well;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([network.reach, network.regained]).toEqual(['reached', regained + 1]);
});

test('N06: a failed call when the page’s own file is redirected: blamed on a captive portal', async () => {
  const away = new Response(null, { status: 200 });
  Object.defineProperty(away, 'type', { value: 'opaqueredirect' });
  answers = { ...all(cut), web: () => away };
  const { title } = errorWords(await failureOf(rows.api), text());
  expect(title).toBe(text().states.portal.title);
});
