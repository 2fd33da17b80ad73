import { getPipelinePage } from '../../api/service-pipeline.ts';
import { getServicePage } from '../../api/static-pipeline.ts';
import type { RouteParams } from '../../routes.ts';

export const reads = ({ serviceNo, orderNo }: RouteParams<'pipeline.overview'>) =>
  [
    [getPipelinePage, { query: { orderNo, serviceNo } }],
    [getServicePage, { params: { serviceNo } }],
  ] as const;
