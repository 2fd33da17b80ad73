/**
 * Checks that servers of other origins let this page work. The rules are in docs/installation/cors.md. In development each start says in the
 * console what is wrong. In the web build each phone checks once a week, and reports.
 */
import { refreshToken } from '@sdhealth/bridge-sdk';
import { report } from '../client/request.ts';
import { bridge } from '../platform/bridge.ts';
import { settings } from '../platform/settings.ts';
import { keep, recall } from '../platform/storage.ts';
import { CONFIG_PATH } from '../rules/constants.ts';
import type { Problem } from '../rules/problems.ts';
import { sessionToken } from '../store/session.ts';

const CHECKED_KEY = 'servers-checked';
const CHECK_DAYS = 7;
const isTrue = (value: unknown): value is true => value === true;

/** Says to a developer what to do about a problem of this list. */
const ADVICE = {
  'the service refuses the page': 'Access-Control-Allow-Origin or -Headers do not allow what the app sends',
  'the time of the service is hidden':
    'Access-Control-Expose-Headers has no date: a wrong clock of a phone is not noticed',
  'the account service is another site': 'its cookie does not come back, so each payment ends logged out',
} as const satisfies { readonly [name in Problem]?: string };
type ServerProblem = keyof typeof ADVICE;

interface Servers {
  /** The page's address. */
  readonly page: URL;
  /** The origins of API and account service. Empty for the page's own. */
  readonly api: string;
  readonly account: string;
  /** True if the session is renewed by the account service's cookie, and not by the host. */
  readonly usesCookie: boolean;
  readonly token?: string | undefined;
}

const SHARED_SUFFIX = /^(?:ac|co|com|edu|gov|net|org)\.[a-z]{2}$/;

/** Returns scheme and registered name of an address: `https://health.example`. It knows the usual shared suffixes, such as `com.cn`. */
function siteOf({ protocol, hostname }: URL): string {
  const labels = hostname.split('.');
  const isAddress = /^[\d.]+$|:/.test(hostname);
  const length = SHARED_SUFFIX.test(labels.slice(-2).join('.')) ? 3 : 2;
  return `${protocol}//${isAddress ? hostname : labels.slice(-length).join('.')}`;
}

/** Resolves to what is wrong. Empty if nothing is, or if no server can be reached. */
export async function problemsOf({ page, api, account, usesCookie, token }: Servers): Promise<ServerProblem[]> {
  const isOther = (origin: string) => origin !== '' && origin !== page.origin;
  const problems: ServerProblem[] = [];
  if (usesCookie && isOther(account) && siteOf(new URL(account)) !== siteOf(page))
    problems.push('the account service is another site');
  if (isOther(api)) problems.push(...(await problemsOfCalls(`${api}${CONFIG_PATH}`, token)));
  return problems;
}

/** Sends the headers of all calls at once, with no credential but the person's own. */
async function problemsOfCalls(address: string, token: string | undefined): Promise<ServerProblem[]> {
  const headers = {
    ...{ 'content-type': 'application/json', 'idempotency-key': 'check', 'x-client': 'check', 'x-position': '0,0' },
    ...(token && { authorization: `Bearer ${token}` }),
  };
  try {
    const answer = await fetch(address, { headers, cache: 'no-store' });
    return answer.headers.has('date') ? [] : ['the time of the service is hidden'];
  } catch {
    // An answer that the page may not read proves that only the permission is missing.
    return fetch(address, { mode: 'no-cors', cache: 'no-store' }).then(
      () => ['the service refuses the page'],
      () => [],
    );
  }
}

/** Checks the servers of this installation, unless this phone has done so in the last days. */
export async function checkServers(): Promise<void> {
  if (!import.meta.env.DEV && recall(CHECKED_KEY, isTrue)) return;
  await bridge.opened;
  const page = new URL(location.href);
  const usesCookie = page.protocol.startsWith('http') && !bridge.supports(refreshToken).ok;
  const problems = await problemsOf({ page, ...settings.origins, usesCookie, token: sessionToken() });
  keep(CHECKED_KEY, true, { days: CHECK_DAYS });
  for (const problem of problems) {
    if (import.meta.env.DEV) console.warn(`${problem}: ${ADVICE[problem]} (docs/installation/cors.md)`);
    else report({ problem });
  }
}
