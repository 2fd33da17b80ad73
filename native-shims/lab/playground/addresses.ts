/**
 * The addresses of the playground. A page of a phone is opened at `<place>at/<client>/<phone>/<path>`, so that one service worker has it,
 * wherever the site is; before anything of it runs, the frame's address becomes the path alone, which is what the app and the backend know.
 */

/** The global of the playground's page, which frames find in their parent. */
export const PLAYGROUND = '__sdhealthPlayground';
/** The header by which the worker tells a frame's form where the backend sends it. */
export const SENT_TO = 'x-playground-location';

/** A phone's page within the playground. */
export interface Inside {
  /** The service worker's name for the playground's page. */
  readonly client: string;
  readonly phone: string;
}

export const prefixOf = (place: string, { client, phone }: Inside): string => `${place}at/${client}/${phone}`;

/** Reads a path; `path` is what the app and the backend know. Undefined for an address that is no phone's. */
export function insideOf(place: string, pathname: string): (Inside & { readonly path: string }) | undefined {
  const start = `${place}at/`;
  if (!pathname.startsWith(start)) return undefined;
  const [client = '', phone = '', ...path] = pathname.slice(start.length).split('/');
  return client && phone ? { client, phone, path: `/${path.join('/')}` } : undefined;
}

/** A request that the worker gives to the page, where the backend is. */
export interface Asked extends Pick<Inside, 'phone'> {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | undefined;
  readonly isNavigation: boolean;
}

/** The page's answer; undefined: the connection broke. */
export type Answered =
  | { readonly status: number; readonly headers: readonly (readonly [string, string])[]; readonly body: ArrayBuffer }
  | undefined;
