/**
 * Makes the default copies of static files, for builds without an installation's own. Texts and pictures come from the embedded backend, so
 * that nothing is written twice. Files with phone numbers, download addresses or appids are left out, because a wrong number is worse than
 * none: their pages say that they need the network.
 */
import { LEGO } from '../../../fixtures/src/activity/static-pages.ts';
import { RIGHTS_PAGES } from '../../../fixtures/src/rights/static-pages.ts';
import { createBackend } from '../../../fixtures/src/server.ts';
import { type Copies, type CopyLanguage, collect, type ReadFile } from './copies.ts';

/** The backend's origin, which is removed from the copies: any origin may serve the app. */
const ORIGIN = 'http://copies.invalid';
const PAGES = ['pec', 'pecsale', 'landing/pec'];
const SINGLE = [
  'medical/index',
  'share',
  'graphic-consultation',
  'invite-friends',
  'free-appointment',
  'online-submit-options',
  'health-article',
  'health-article-new',
  'red-packet',
];
const NAMED = { rights: RIGHTS_PAGES, 'lego-activity': LEGO };
/** The backend's time, fixed so that every run writes the same copies. */
const DAY = Date.parse('2026-03-02T09:00:00+08:00');

type Backend = ReturnType<typeof createBackend>;

const readerOf =
  (backend: Backend): ReadFile =>
  async (path) => {
    const response = await backend.request(ORIGIN + path);
    return response.ok ? (await response.text()).replaceAll(ORIGIN, '') : undefined;
  };

async function productsOf(backend: Backend): Promise<string[]> {
  const response = await backend.request(`${ORIGIN}/api/sdhealth/mall/package/list`);
  const { data }: { data: { list: { productNo: string }[] } } = await response.json();
  return data.list.map(({ productNo }) => productNo);
}

export async function defaultCopies(language: CopyLanguage): Promise<Copies> {
  const backend = createBackend({ now: () => DAY });
  const options = (await productsOf(backend)).flatMap((productNo) =>
    PAGES.map((page) => `medical-page-options/${page}/${productNo}`),
  );
  const named = Object.entries(NAMED).flatMap(([folder, pages]) =>
    [...pages.keys()].map((name) => `${folder}/${name}`),
  );
  const paths = [...SINGLE, ...named, ...options].map((name) => `/static-config/${name}.json`);
  return collect(paths, language, readerOf(backend));
}
