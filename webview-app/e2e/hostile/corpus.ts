/** The hostile articles of `corpus.json`: each payload with its number, calling the planted function, asking a server that is not ours. */
import corpus from './corpus.json' with { type: 'json' };

/** The function that no payload may reach; it is planted in every page of the tests. */
export const PLANTED = '__hit';
export const EVIL = 'https://evil.example';

export interface Payload {
  readonly id: number;
  readonly kind: string;
  readonly html: string;
}

const texts = [
  ...corpus.families.flatMap(({ kind, carriers, values }) =>
    carriers.flatMap((carrier) => values.map((value) => ({ kind, html: carrier.replaceAll('{}', value) }))),
  ),
  ...corpus.singles,
];

export const PAYLOADS: readonly Payload[] = texts.map(({ kind, html }, id) => ({
  id,
  kind,
  html: html
    .replaceAll('{run}', `${PLANTED}(${id})`)
    .replaceAll('{evil}', `${EVIL}/${id}`)
    .replaceAll('{id}', String(id)),
}));

/**
 * The kinds that no policy of a page can refuse: a page that is sent elsewhere, names, and a connection (WebKit opens it, and asks nothing by
 * it). The two walls before it take them out.
 */
export const NOT_OF_A_POLICY: readonly string[] = [
  'a page that is led away',
  'names that shadow',
  'a connection made ahead',
];
