import { getPipelinePage } from '../../../api/service-pipeline.ts';
import { getServicePage } from '../../../api/static-other.ts';
import { prefetch } from '../../../client/request.ts';
import type { AreaPrefetches } from '../route-begin.ts';

export const prefetches: AreaPrefetches = {
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
};
