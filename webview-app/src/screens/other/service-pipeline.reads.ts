import { getPipelinePage } from '../../api/service-pipeline.ts';
import { getServicePage } from '../../api/static-other.ts';
import type { RouteParams } from '../../routes.ts';

export const reads = ({ serviceNo, orderNo }: RouteParams<'other.service-pipeline'>) =>
  [
    [getPipelinePage, { query: { orderNo, serviceNo } }],
    [getServicePage, { params: { serviceNo } }],
  ] as const;
