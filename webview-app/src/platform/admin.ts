/**
 * An admin who works on a customer's behalf. The credentials come from cookies; on an admin host from local storage under the
 * same names (specification, section 6). Rules:
 * 1. The admin and the customer are fixed when the page starts: the credentials are the phone's, and another page may change them for its own.
 * 2. Where they have changed, or gone, the page is left before its next call (`app/watch-owner.ts`).
 * 3. A token that was refused is ignored from then on: a cookie of another path, or of a parent domain, may be out of reach.
 */
import { randomHash } from '../rules/random-hash.ts';
import { shortHash } from '../rules/short-hash.ts';
import { settings } from './settings.ts';
import { isTexts, keep, recall } from './storage.ts';

const TOKEN = 'adminToken';
const USER = 'adminUserId';
const REFUSED = 'admin-refused';
/** Cookies of so many refused logins are known: one path or domain may hide another's. */
const MOST_REFUSED = 16;

export interface Admin {
  readonly token: string;
  /** The customer's number. */
  readonly userId: string;
}

// oxlint-disable-next-line sdhealth/kept-by-a-person -- the customer of the page, until the page is left
let fixed: { readonly admin: Admin | undefined } | undefined;

/** Returns the admin of this page; undefined for a customer's page. It is the same for the whole page load. */
export function admin(): Admin | undefined {
  fixed ??= { admin: phonesAdmin() };
  return fixed.admin;
}

/** Tells if the page is an admin's, and the phone's credentials are no longer those that it started with. */
export function isAdminReplaced(): boolean {
  const mine = admin();
  if (!mine) return false;
  const now = phonesAdmin();
  return now?.token !== mine.token || now.userId !== mine.userId;
}

/** Ends the admin's work in this page alone. */
export function dismissAdmin(): void {
  // Mutant lives: An object without an admin has none either.
  fixed = { admin: undefined };
}

/** Returns the credentials that the phone has now. `adminHosts`: the hosts that keep them in local storage. */
export function phonesAdmin(hostname = location.hostname, { adminHosts } = settings): Admin | undefined {
  const read = adminHosts.includes(hostname) ? stored : cookies;
  const tokens = read(TOKEN);
  const users = read(USER);
  // A cookie of a longer path comes first, and may be a leftover. Where both have one, the browser lists their pairs in the same order.
  const index = tokens.findIndex((token) => token && !isRefused(token));
  const token = tokens[index];
  return token ? { token, userId: users[index] ?? users.at(-1) ?? '' } : undefined;
}

/** Forgets the credentials of this page, which were refused, wherever they are. Returns false where the next page load will have them again. */
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
      // refused: nothing was kept there
    }
  }
  return isNoted || ![...cookies(TOKEN), ...stored(TOKEN)].includes(token);
}

/** Removes a cookie from each path and domain at which a page here could have it. The Cookie Store API is missing in most web views. */
function forgetCookie(name: string): void {
  const folders = location.pathname.split('/').filter(Boolean);
  const above = folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}`);
  const paths = ['/', ...above.flatMap((path) => [path, `${path}/`])];
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const path of paths)
    for (const domain of domains) Object.assign(document, { cookie: `${name}=; Max-Age=0; path=${path}${domain}` });
}

/** Salted hashes, the salt in front: a token is never kept. */
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
