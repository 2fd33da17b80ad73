/** Tests that a page requests a failing read at most twice. The requests of its head, link, route and screen are counted together. */
import { installHost } from '@sdhealth/native-shims/vitest';
import { beforeEach, expect, test, vi } from 'vitest';
import { failingReads, openEarly, openPage } from '../../test/failing-reads.ts';
import { PAGES_TO_TRY } from '../../test/sample-pages.ts';
import { testsWholePages } from '../../test/whole-pages.ts';
import type { RouteId } from '../routes.ts';
import { READS } from './prefetch/head-data.ts';

testsWholePages();
// A page is opened for each of its reads.
vi.setConfig({ testTimeout: 240_000 });
beforeEach(() => void installHost('browser'));

/** The read that a page after a payment polls every 2 s, for at most a minute. */
const POLLED_READS: Partial<Record<RouteId, string>> = {
  'checkup.purchase-success': 'GET /api/sdhealth/mall/package/pay-success-info',
  'checkup.landing-success': 'GET /api/sdhealth/mall/package/pay-success-info',
};
const MAX_POLLS = 31;

const isEarly = (id: RouteId): boolean => id in READS;

test.each([
  ...PAGES_TO_TRY.map((id) => [id, 'opened', openPage] as const),
  ...PAGES_TO_TRY.filter(isEarly).map((id) => [id, 'pressed', openEarly] as const),
])('page %s when it is %s and one of its reads fails: requests that read at most twice', async (id, _, open) => {
  const counts = await failingReads(id, open);
  const maxCount = (read: string) => (read.split('?')[0] === POLLED_READS[id] ? MAX_POLLS : 2);
  expect(Object.entries(counts).filter(([read, count]) => count > maxCount(read))).toEqual([]);
});
