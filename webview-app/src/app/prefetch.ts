/**
 * What a route's data warms while its screen loads (specification, section 7). A warmed answer is given to the screen's own call of
 * the same row with the same input, once; a failure says nothing.
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
import { warmUp } from '../client/request.ts';
import type { Match } from '../routing/match.ts';
import type { Prefetch } from '../routing/row.ts';
import { PREFETCHED_PEC } from '../rules/products.ts';
import { session } from '../store/session.ts';

interface Warmer {
  /** Only for a person who is logged in. */
  readonly loginOnly?: boolean;
  run(match: Match): void;
}

/** By the name in the row's `prefetch` column. */
const WARMERS: Readonly<Record<Prefetch, Warmer>> = {
  medicalPageOptionPro: {
    run(match) {
      const path = pageOptionsPath(match);
      if (path) warmUp(getMedicalPageOptions, { params: { path } });
    },
  },
  serviceMainPageData: {
    loginOnly: true,
    run({ params: { orderNo, serviceNo } }) {
      if (orderNo) warmUp(getPipelinePage, { query: { orderNo, serviceNo } });
    },
  },
  serviceNoStaticData: {
    run({ params: { serviceNo } }) {
      if (serviceNo) warmUp(getServicePage, { params: { serviceNo } });
    },
  },
  serviceMainPageDataStatic: { run: () => warmUp(getMedicalIndex, {}) },
  hasReceiveHealthCard: { run: () => warmUp(hasReceiveHealthCard, {}) },
  hasReceiveHealthCardV2: { run: () => warmUp(hasReceiveHealthCardV2, {}) },
  hasReceived: { run: () => warmUp(hasReceivedRights, { query: {} }) },
  rightsListConfigInfo: {
    run: ({ params: { version } }) => warmUp(getRightsPage, { params: { version: version ?? 'v2' } }),
  },
  rightsInfo: { run: () => warmUp(getRightsInfo, { query: {} }) },
  healthCardInfo: { run: () => warmUp(getHealthCardInfo, {}) },
  getUserAccountInfo: { run: () => warmUp(getUserAccountInfo, {}) },
  paidCount: { loginOnly: true, run: () => warmUp(countHealthCards, {}) },
};

/** `pec` is fetched ahead for four products only; sale and landing pages for all. */
function pageOptionsPath({ id, params: { productNo = '' } }: Match): string | undefined {
  if (id === 'checkup.sale') return `pecsale/${productNo}`;
  if (id === 'checkup.landing') return `landing/pec/${productNo}`;
  return PREFETCHED_PEC.includes(productNo) ? `pec/${productNo}` : undefined;
}

/** Begins what the row asks for. Before the screen's own effects, so that its calls find it under way. */
export function prefetch(match: Match): void {
  for (const name of match.row.prefetch ?? []) {
    const { loginOnly = false, run } = WARMERS[name];
    if (!loginOnly || session.status === 'logged-in') run(match);
  }
}

/** All files are there already. */
export function prepare(_: Match): void {}
