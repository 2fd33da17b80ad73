import { getMedicalPageOptions } from '../../../api/static-checkup.ts';
import { prefetch } from '../../../client/request.ts';
import type { Match } from '../../../routing/find-route.ts';
import { PREFETCHED_PEC } from '../../../rules/products.ts';
import type { AreaPrefetches } from '../route-begin.ts';

export const prefetches: AreaPrefetches = {
  medicalPageOptionPro: {
    run(match) {
      const path = pageOptionsPath(match);
      if (path) prefetch(getMedicalPageOptions, { params: { path } });
    },
  },
};

/** Returns the path of the page options to prefetch: for `pec` of four products only, for sale and landing pages of all. */
function pageOptionsPath({ id, params: { productNo = '' } }: Match): string | undefined {
  if (id === 'checkup.sale') return `pecsale/${productNo}`;
  if (id === 'checkup.landing') return `landing/pec/${productNo}`;
  return PREFETCHED_PEC.includes(productNo) ? `pec/${productNo}` : undefined;
}
