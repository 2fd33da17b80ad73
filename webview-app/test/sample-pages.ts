/** Returns the sample address of each page, for tests of all pages. */
import { partOfToday } from '../../scripts/steps/part-of-today.ts';
import { type RouteId, routes } from '../src/routes.ts';

/** The sample values of the specification for the parameters in paths. */
const SAMPLES: Readonly<Record<string, string>> = {
  productNo: 'yj_gefmtj',
  orderNo: 'O1001',
  serviceNo: 'S2001',
  serviceLabel: 'checkup',
  baseProductNo: 'B3001',
  serviceProductNo: 'P4001',
  assessmentId: 'A5001',
  id: '6001',
  articleId: '6001',
  label: 'privacy',
  state: 'unused',
  status: 'success',
  skuId: 'K7001',
  encryptDoctorId: 'D8001',
  bizOrderNo: 'Z9001',
  productType: 'VAS',
  version: 'v2',
  variant: 'channel',
};
/** The queries of pages that show nothing without a query. */
const QUERIES: Partial<Readonly<Record<RouteId, string>>> = {
  'service-detail.evaluate-page': '?orderNo=O1005&productNo=yj_gefmtj',
  'content.pdf': '?orderNo=O1005',
  'value-added.service': '?orderNo=O1004',
  'value-added.order': '?orderNo=O1004',
};
/** Pages without a sample: two need the setting `test-pages`, and the error page follows an error elsewhere. */
const EXCLUDED_PAGES: readonly RouteId[] = ['support.inner-tool', 'support.hybrid-example', 'support.error'];

export const PAGE_IDS = (Object.keys(routes) as RouteId[]).filter((id) => !EXCLUDED_PAGES.includes(id));

/** Returns the address of a page below `/health`, with its query. */
export const pageAddress = (id: RouteId): string =>
  routes[id].path.replace(/:(\w+)\??/g, (_, name: string) => SAMPLES[name] ?? `no-${name}`) + (QUERIES[id] ?? '');

/** Selects a twentieth of the pages in `npm test` and half of them in `npm run test:long`, which change daily; all in `npm run unit`. */
const parts = process.env['QUICK'] === '1' ? 20 : process.env['SAMPLE'] === '1' ? 2 : 1;
export const PAGES_TO_TRY = partOfToday(PAGE_IDS, parts);
