/**
 * Reads the credentials of an admin who works on a customer's behalf. They are read from cookies, on an admin host from local storage with
 * the same names (specification, section 6). Rules:
 * 1. Admin and customer are fixed when the page starts. The phone's pages share the credentials, and another page may change them for its
 *    own work.
 * 2. If they have changed or disappeared, the app leaves the page before its next request (`app/watch-owner.ts`).
 * 3. A refused token is ignored from then on, because the page may be unable to remove a cookie of another path or a parent domain.
 */
import { randomHash } from '../rules/random-hash.ts';
import { shortHash } from '../rules/short-hash.ts';
import { settings } from './settings.ts';
import { isTexts, keep, recall } from './storage.ts';

const TOKEN_KEY = 'adminToken';
const USER_KEY = 'adminUserId';
const REFUSED_KEY = 'admin-refused';
/** The number of stored refused tokens. The cookie of one path or domain may hide another. */
const MAX_REFUSED = 16;

export interface Admin {
  readonly token: string;
  /** The customer's number. */
  readonly userId: string;
}

// oxlint-disable-next-line sdhealth/cleared-on-logout -- constant until the page is left
let pageAdmin: { readonly admin: Admin | undefined } | undefined;

/** Returns the admin of this page, the same for the whole page load. Undefined for a customer's page. */
export function admin(): Admin | undefined {
  pageAdmin ??= { admin: readAdmin() };
  return pageAdmin.admin;
}

/** Checks that the page is an admin's and the phone's credentials have changed since it started. */
export function isAdminReplaced(): boolean {
  const current = admin();
  if (!current) return false;
  const latest = readAdmin();
  return latest?.token !== current.token || latest.userId !== current.userId;
}

/** Ends the admin's work in this page only. */
export function dismissAdmin(): void {
  // Mutant lives: A missing `admin` reads as undefined as well.
  pageAdmin = { admin: undefined };
}

/** Returns the phone's present credentials. `adminHosts`: the hosts that store them in local storage. */
export function readAdmin(hostname = location.hostname, { adminHosts } = settings): Admin | undefined {
  const read = adminHosts.includes(hostname) ? storedValues : cookieValues;
  const tokens = read(TOKEN_KEY);
  const users = read(USER_KEY);
  // A cookie of a longer path comes first, and may be outdated. If both paths have both cookies, the browser lists the pairs in the
  // same order.
  const index = tokens.findIndex((token) => token && !isRefused(token));
  const token = tokens[index];
  return token ? { token, userId: users[index] ?? users.at(-1) ?? '' } : undefined;
}

/** Removes this page's refused credentials from every storage. Returns false if the next page load will have them again. */
export function clearAdmin(): boolean {
  const token = admin()?.token;
  if (token === undefined) return true;
  const isStored = refuse(token);
  dismissAdmin();
  for (const name of [TOKEN_KEY, USER_KEY]) {
    forgetCookie(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // The browser denies access to the storage, so it has no such value.
    }
  }
  return isStored || ![...cookieValues(TOKEN_KEY), ...storedValues(TOKEN_KEY)].includes(token);
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

/** Returns the salted hashes of refused tokens, each with its salt at the beginning. A token is never stored. */
const refusals = (): string[] => recall(REFUSED_KEY, isTexts) ?? [];
const saltedHash = (salt: string, token: string): string => `${salt}.${shortHash(salt + token)}`;
const isRefused = (token: string): boolean =>
  // Mutant lives: The first part of a split text is never missing.
  refusals().some((refusal) => refusal === saltedHash(refusal.split('.')[0] ?? '', token));
const refuse = (token: string): boolean =>
  keep(REFUSED_KEY, [...refusals(), saltedHash(randomHash(16), token)].slice(-MAX_REFUSED));

/** Returns the values of all cookies of a name, in the browser's order. */
const cookieValues = (name: string): string[] =>
  document.cookie
    .split('; ')
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => decode(part.slice(name.length + 1)));

function storedValues(name: string): string[] {
  try {
    return [localStorage.getItem(name) ?? ''];
  } catch {
    return [];
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
