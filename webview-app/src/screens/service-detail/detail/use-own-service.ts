/**
 * Finds the person's service for a static page. Rules:
 * 1. The order comes from the address, else it is the person's order of the product.
 * 2. An unpaid order has no service yet. For a paid order the service's response determines state, steps and validity.
 * 3. A usable service determines the state, else a service that can be activated, else the first.
 * 4. A failed request is `failed`, never `none`, so that nobody is asked to buy what they already have.
 */
import { getExamOverview } from '../../../api/exam.ts';
import { getPipelinePage, type PipelinePage, type PipelineService } from '../../../api/service-pipeline.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';

export interface ServiceKey {
  readonly serviceNo: string;
  readonly productNo: string;
  readonly orderNo: string | undefined;
}

export type OwnService =
  | { readonly kind: 'loading' | 'none' }
  | { readonly kind: 'failed'; readonly reload: () => void; readonly retrying: boolean }
  | { readonly kind: 'unpaid'; readonly orderNo: string }
  | {
      readonly kind: 'own';
      readonly page: PipelinePage;
      readonly service: PipelineService;
      /** False if another service of the same type comes first, because only the first has a page. */
      readonly hasPage: boolean;
    };

const PART_OPTIONS = { none: NOT_FOUND, notice: false } as const;

/** Loads the order and its service. */
export function useOwnService({ serviceNo, productNo, orderNo }: ServiceKey): OwnService {
  const overview = usePage(getExamOverview, { query: { productNo, ...(orderNo && { orderNo }) } }, PART_OPTIONS);
  const order = overview.data?.order;
  const number = orderNo ?? order?.orderNo;
  const pipeline = usePage(getPipelinePage, number ? { query: { orderNo: number, serviceNo } } : null, PART_OPTIONS);

  if (isLoading(overview)) return { kind: 'loading' };
  if (order?.status === 'unpaid') return { kind: 'unpaid', orderNo: order.orderNo };
  if (number === undefined) return overview.data === undefined ? failed(overview) : { kind: 'none' };
  if (isLoading(pipeline)) return { kind: 'loading' };
  if (pipeline.data === undefined) return failed(pipeline);
  return pipeline.data === null ? { kind: 'none' } : mainService(pipeline.data);
}

const isLoading = ({ status, data }: LoadState<unknown>): boolean => status === 'loading' && data === undefined;

const failed = ({ reload, reloading: retrying }: LoadState<unknown>): OwnService => ({
  kind: 'failed',
  reload,
  retrying,
});

function mainService(page: PipelinePage): OwnService {
  const services = [...page.detail, ...page.invalid];
  const firstIn = (state: PipelineService['state']) => services.find((candidate) => candidate.state === state);
  const service = firstIn('active') ?? firstIn('inactive') ?? services[0];
  if (!service) return { kind: 'none' };
  const first = services.find(({ productType }) => productType === service.productType);
  return { kind: 'own', page, service, hasPage: first === service };
}
