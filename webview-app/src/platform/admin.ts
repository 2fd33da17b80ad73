/**
 * Reads the credentials of an admin who works on a customer's behalf. They come from cookies, on an admin host from local storage under
 * the same names (specification, section 6). Rules:
 * 1. Admin and customer are fixed when the page starts. The phone's pages share the credentials, and another page may change them for its
 *    own work.
 * 2. If they have changed or disappeared, the page is left before its next call (`app/watch-owner.ts`).
 * 3. A refused token is ignored from then on, because a cookie of another path or a parent domain may be out of reach.
 */
import { randomHash } from '../rules/random-hash.ts';
import { shortHash } from '../rules/short-hash.ts';
import { settings } from './settings.ts';
import { isTexts, keep, recall } from './storage.ts';

const TOKEN = 'adminToken';
const USER = 'adminUserId';
const REFUSED = 'admin-refused';
/** The number of refused tokens that are remembered. One path or domain may hide another's cookie. */
const MOST_REFUSED = 16;

export interface Admin {
  readonly token: string;
  /** The customer's number. */
  readonly userId: string;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- the customer of the page, until the page is left
let fixed: { readonly admin: Admin | undefined } | undefined;

/** Returns the admin of this page, the same for the whole page load. Undefined for a customer's page. */
export function admin(): Admin | undefined {
  fixed ??= { admin: phonesAdmin() };
  return fixed.admin;
}

/** Checks that the page is an admin's and the phone's credentials have changed since it started. */
export function isAdminReplaced(): boolean {
  const mine = admin();
  if (!mine) return false;
  const now = phonesAdmin();
  return now?.token !== mine.token || now.userId !== mine.userId;
}

/** Ends the admin's work in this page only. */
export function dismissAdmin(): void {
  // Mutant lives: A missing `admin` reads as undefined as well.
  fixed = { admin: undefined };
}

/** Returns the phone's present credentials. `adminHosts`: the hosts that store them in local storage. */
export function phonesAdmin(hostname = location.hostname, { adminHosts } = settings): Admin | undefined {
  const read = adminHosts.includes(hostname) ? stored : cookies;
  const tokens = read(TOKEN);
  const users = read(USER);
  // A cookie of a longer path comes first, and may be a leftover. If both paths have both cookies, the browser lists the pairs in the
  // same order.
  const index = tokens.findIndex((token) => token && !isRefused(token));
  const token = tokens[index];
  return token ? { token, userId: users[index] ?? users.at(-1) ?? '' } : undefined;
}

/** Removes this page's refused credentials from every storage. Returns false if the next page load will have them again. */
export function clearAdmin(): boolean {
  const token = admin()?.token;
  if (token === undefined) return true;
  const isNoted = refuse(token);
  dismissAdmin();
  for (const name of [TOKEN, USER]) {
    forgetCookie(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // The storage is refused, so nothing was stored there.
    }
  }
  return isNoted || ![...cookies(TOKEN), ...stored(TOKEN)].includes(token);
}

/** Removes a cookie from each path and domain at which a page here could have set it. Most web views lack the Cookie Store API. */
function forgetCookie(name: string): void {
  const folders = location.pathname.split('/').filter(Boolean);
  const above = folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}`);
  const paths = ['/', ...above.flatMap((path) => [path, `${path}/`])];
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const path of paths)
    for (const domain of domains) Object.assign(document, { cookie: `${name}=; Max-Age=0; path=${path}${domain}` });
}

/** Returns the salted hashes of refused tokens, the salt in front. A token is never stored. */
const refusals = (): string[] => recall(REFUSED, isTexts) ?? [];
const hashed = (salt: string, token: string): string => `${salt}.${shortHash(salt + token)}`;
const isRefused = (token: string): boolean =>
  // Mutant lives: The first part of a split text is never missing.
  refusals().some((known) => known === hashed(known.split('.')[0] ?? '', token));
const refuse = (token: string): boolean =>
  keep(REFUSED, [...refusals(), hashed(randomHash(16), token)].slice(-MOST_REFUSED));

/** Returns the values of all cookies of a name, in the browser's order. */
const cookies = (name: string): string[] =>
  document.cookie
    .split('; ')
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => decoded(part.slice(name.length + 1)));

function stored(name: string): string[] {
  try {
    return [localStorage.getItem(name) ?? ''];
  } catch {
    return [];
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
