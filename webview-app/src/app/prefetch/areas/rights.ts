import {
  countHealthCards,
  getHealthCardInfo,
  getUserAccountInfo,
  hasReceiveHealthCard,
  hasReceiveHealthCardV2,
} from '../../../api/health-card.ts';
import { getRightsPage } from '../../../api/static-rights.ts';
import { getRightsInfo, hasReceivedRights } from '../../../api/user-rights.ts';
import { prefetch } from '../../../client/request.ts';
import { FIRST_RIGHTS_VERSION, isRightsVersion } from '../../../rules/rights-versions.ts';
import type { AreaPrefetches } from '../route-begin.ts';

export const prefetches: AreaPrefetches = {
  hasReceiveHealthCard: { run: () => prefetch(hasReceiveHealthCard, {}) },
  hasReceiveHealthCardV2: { run: () => prefetch(hasReceiveHealthCardV2, {}) },
  hasReceived: { run: () => prefetch(hasReceivedRights, { query: {} }) },
  rightsListConfigInfo: {
    run: ({ params: { version = FIRST_RIGHTS_VERSION } }) =>
      isRightsVersion(version) && prefetch(getRightsPage, { params: { version } }),
  },
  rightsInfo: { run: () => prefetch(getRightsInfo, { query: {} }) },
  healthCardInfo: { run: () => prefetch(getHealthCardInfo, {}) },
  getUserAccountInfo: { run: () => prefetch(getUserAccountInfo, {}) },
  paidCount: { loginOnly: true, run: () => prefetch(countHealthCards, {}) },
};
