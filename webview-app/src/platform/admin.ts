/**
 * An admin who works on a customer's behalf. The credentials come from cookies; on an admin host from local storage under the
 * same names (specification, section 6).
 */
import { settings } from './settings.ts';

const TOKEN = 'adminToken';
const USER = 'adminUserId';

export interface Admin {
  readonly token: string;
  readonly userId: string;
}

/** Returns the admin who works here; undefined for a customer. `adminHosts`: the hosts that keep the credentials in local storage. */
export function admin(hostname = location.hostname, { adminHosts } = settings): Admin | undefined {
  const read = adminHosts.includes(hostname) ? stored : cookie;
  const token = read(TOKEN);
  return token ? { token, userId: read(USER) } : undefined;
}

/** Forgets the credentials, wherever they are. */
export function clearAdmin(): void {
  // The Cookie Store API is missing in most of the web views this runs in.
  for (const name of [TOKEN, USER]) {
    Object.assign(document, { cookie: `${name}=; Max-Age=0; path=/` });
    try {
      localStorage.removeItem(name);
    } catch {
      // refused: nothing was kept there
    }
  }
}

function cookie(name: string): string {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair ? decoded(pair.slice(name.length + 1)) : '';
}

function stored(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
