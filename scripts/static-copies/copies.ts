/**
 * Makes the copies of the static files that are built into the app, in both languages, from the answers of the embedded backend, so
 * that nothing is written twice. Files with the same content are kept once.
 */

import { LEGO, SERVICES } from '../../fixtures/src/other/static-pages.ts';
import { RIGHTS_PAGES } from '../../fixtures/src/rights/static-pages.ts';
import { createBackend } from '../../fixtures/src/server.ts';
import { TOB_PEC } from '../../fixtures/src/tob-pec/static-pages.ts';

export const LANGUAGES = { en: 'en-US', zh: 'zh-CN' } as const;
export type CopyLanguage = keyof typeof LANGUAGES;

/** `files` gives for each path the index of its content in `contents`. */
export interface Copies {
  files: Record<string, number>;
  contents: unknown[];
}

const PREFIX = '/static-config/';
/** An origin that does not resolve: the copies have paths only, as any origin may serve the app. */
const ORIGIN = 'http://copies.invalid';
const PAGES = ['pec', 'pecsale', 'landing/pec'];
const SINGLE = [
  'medical/index',
  'share',
  'app-download',
  'overseas',
  'sos',
  'graphic-consultation',
  'mini-program-open',
  'invite-friends',
  'free-appointment',
  'online-submit-options',
  'health-article',
  'health-article-new',
  'red-packet',
];
/** Files with one copy for each name. */
const NAMED = { rights: RIGHTS_PAGES, service: SERVICES, 'tob-pec': TOB_PEC, 'lego-activity': LEGO };
/** The time of the copies: it is fixed, so that they are the same whenever they are written. */
const DAY = Date.parse('2026-03-02T09:00:00+08:00');

type Backend = ReturnType<typeof createBackend>;

async function fileOf(backend: Backend, path: string, language: string): Promise<unknown> {
  const response = await backend.request(ORIGIN + path, { headers: { 'accept-language': language } });
  return response.ok ? JSON.parse((await response.text()).replaceAll(ORIGIN, '')) : undefined;
}

async function productsOf(backend: Backend): Promise<string[]> {
  const response = await backend.request(`${ORIGIN}/api/sdhealth/mall/package/list`);
  const { data }: { data: { list: { productNo: string }[] } } = await response.json();
  return data.list.map(({ productNo }) => productNo);
}

export async function copiesIn(language: CopyLanguage): Promise<Copies> {
  const backend = createBackend({ now: () => DAY });
  const options = (await productsOf(backend)).flatMap((productNo) =>
    PAGES.map((page) => `medical-page-options/${page}/${productNo}`),
  );
  const named = Object.entries(NAMED).flatMap(([folder, pages]) =>
    [...pages.keys()].map((name) => `${folder}/${name}`),
  );
  const names = [...SINGLE, ...named, ...options];
  const copies: Copies = { files: {}, contents: [] };
  const indexes = new Map<string, number>();
  const add = (path: string, content: unknown) => {
    if (content === undefined) return;
    const text = JSON.stringify(content);
    const index = indexes.get(text) ?? copies.contents.push(content) - 1;
    indexes.set(text, index);
    copies.files[path] = index;
  };
  for (const name of names) {
    const path = `${PREFIX}${name}.json`;
    add(path, await fileOf(backend, path, LANGUAGES[language]));
  }
  const version = '/apk/website/version.json';
  add(version, await fileOf(backend, version, LANGUAGES[language]));
  return copies;
}

/** Returns the path of a language's copies, from the repository's root. */
export const copyPath = (language: CopyLanguage): string => `webview-app/src/static-copies/${language}.json`;

/** Returns the file's text, one content a line, so that a diff shows one changed line. */
export const copyText = ({ files, contents }: Copies): string =>
  `{\n"files": ${JSON.stringify(files)},\n"contents": [\n${contents.map((one) => JSON.stringify(one)).join(',\n')}\n]\n}\n`;
