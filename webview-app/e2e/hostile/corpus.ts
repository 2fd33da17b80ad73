/** Reads the hostile payloads of `corpus.json`, each with its number, the planted function and a foreign server. */
import corpus from './corpus.json' with { type: 'json' };

/** Names the function that no payload may call, which tests plant in every page. */
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
 * The kinds of payloads that no policy can refuse: navigation, named elements, and a preconnect (which WebKit opens without a
 * request). The two other defences remove them.
 */
export const NOT_OF_A_POLICY: readonly string[] = [
  'a page that is led away',
  'names that shadow',
  'a connection made ahead',
];
