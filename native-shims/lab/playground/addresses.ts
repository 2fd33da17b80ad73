/**
 * Maps the addresses of the playground. A phone's page opens at `<root>at/<client>/<phone>/<path>`, below the scope of a single service
 * worker on any site. Before the page's scripts run, the frame changes its address to the path, which app and backend know.
 */

/** The name of the global in the playground's page that frames read from their parent. */
export const PLAYGROUND = '__sdhealthPlayground';
/** The name of the response header with the redirect target of a frame's form. */
export const REDIRECT_HEADER = 'x-playground-location';

/** Identifies a phone's page within the playground. */
export interface PhonePage {
  /** The client id of the playground's page in its service worker. */
  readonly client: string;
  readonly phone: string;
}

export const prefixOf = (root: string, { client, phone }: PhonePage): string => `${root}at/${client}/${phone}`;

/** Reads a path. `path` is the path for app and backend. Undefined for an address outside the phones. */
export function pageAt(root: string, pathname: string): (PhonePage & { readonly path: string }) | undefined {
  const start = `${root}at/`;
  if (!pathname.startsWith(start)) return undefined;
  const [client = '', phone = '', ...path] = pathname.slice(start.length).split('/');
  return client && phone ? { client, phone, path: `/${path.join('/')}` } : undefined;
}

/** Describes a request that the worker forwards to the page with the backend. */
export interface PageRequest extends Pick<PhonePage, 'phone'> {
  readonly method: string;
  /** The path with its query. */
  readonly address: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | undefined;
  readonly isNavigation: boolean;
}

/** Describes the page's answer. Undefined is a broken connection. */
export type PageResponse =
  | { readonly status: number; readonly headers: readonly (readonly [string, string])[]; readonly body: ArrayBuffer }
  | undefined;
