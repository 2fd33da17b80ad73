/**
 * Fetches a route's data while its screen loads (specification, section 7). A prefetched answer is given to the screen's own call of
 * the same row with the same input, once; a failure is unnoticed.
 */

import {
  countHealthCards,
  getHealthCardInfo,
  getUserAccountInfo,
  hasReceiveHealthCard,
  hasReceiveHealthCardV2,
} from '../api/health-card.ts';
import { getPipelinePage } from '../api/service-pipeline.ts';
import { getMedicalIndex, getMedicalPageOptions, getRightsPage, getServicePage } from '../api/static.ts';
import { getRightsInfo, hasReceivedRights } from '../api/user-rights.ts';
import { prefetch } from '../client/request.ts';
import type { Match } from '../routing/match.ts';
import type { Prefetch } from '../routing/row.ts';
import { PREFETCHED_PEC } from '../rules/products.ts';
import { session } from '../store/session.ts';

interface RoutePrefetch {
  /** Only for a person who is logged in. */
  readonly loginOnly?: boolean;
  run(match: Match): void;
}

/** By the name in the row's `prefetch` column. */
const PREFETCHES: Readonly<Record<Prefetch, RoutePrefetch>> = {
  medicalPageOptionPro: {
    run(match) {
      const path = pageOptionsPath(match);
      if (path) prefetch(getMedicalPageOptions, { params: { path } });
    },
  },
  serviceMainPageData: {
    loginOnly: true,
    run({ params: { orderNo, serviceNo } }) {
      if (orderNo) prefetch(getPipelinePage, { query: { orderNo, serviceNo } });
    },
  },
  serviceNoStaticData: {
    run({ params: { serviceNo } }) {
      if (serviceNo) prefetch(getServicePage, { params: { serviceNo } });
    },
  },
  serviceMainPageDataStatic: { run: () => prefetch(getMedicalIndex, {}) },
  hasReceiveHealthCard: { run: () => prefetch(hasReceiveHealthCard, {}) },
  hasReceiveHealthCardV2: { run: () => prefetch(hasReceiveHealthCardV2, {}) },
  hasReceived: { run: () => prefetch(hasReceivedRights, { query: {} }) },
  rightsListConfigInfo: {
    run: ({ params: { version } }) => prefetch(getRightsPage, { params: { version: version ?? 'v2' } }),
  },
  rightsInfo: { run: () => prefetch(getRightsInfo, { query: {} }) },
  healthCardInfo: { run: () => prefetch(getHealthCardInfo, {}) },
  getUserAccountInfo: { run: () => prefetch(getUserAccountInfo, {}) },
  paidCount: { loginOnly: true, run: () => prefetch(countHealthCards, {}) },
};

/** `pec` is fetched ahead for four products only; sale and landing pages for all. */
function pageOptionsPath({ id, params: { productNo = '' } }: Match): string | undefined {
  if (id === 'checkup.sale') return `pecsale/${productNo}`;
  if (id === 'checkup.landing') return `landing/pec/${productNo}`;
  return PREFETCHED_PEC.includes(productNo) ? `pec/${productNo}` : undefined;
}

/** Begins what the row asks for. Before the screen's own effects, so that its calls find it under way. */
export function prefetchRoute(match: Match): void {
  for (const name of match.row.prefetch ?? []) {
    const { loginOnly = false, run } = PREFETCHES[name];
    if (!loginOnly || session.status === 'logged-in') run(match);
  }
}

/** All files are there already. */
export function prepare(_: Match): void {}
