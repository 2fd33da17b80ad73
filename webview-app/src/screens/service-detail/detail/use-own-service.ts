/**
 * A static service as a person has it. Rules:
 * 1. The address names the order, else it is the person's order of the product.
 * 2. An order that is not paid gives nothing yet; of a paid one the service's own answer tells state, steps and validity.
 * 3. The state is that of the service that can be used, else of the one that can be activated, else of the first.
 * 4. What cannot be asked for is `failed`, never `none`: nobody is sent to buy what they have.
 */
import { getExamOverview } from '../../../api/exam.ts';
import { getPipelinePage, type PipelinePage, type PipelineService } from '../../../api/service-pipeline.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import type { Shown } from '../../../kit/answers/use-resource.ts';

export interface OfService {
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
      /** False: another service of its type comes before it, and has the page of the type. */
      readonly hasPage: boolean;
    };

const PART = { none: NOT_FOUND, notice: false } as const;

/** Loads the order and its service. */
export function useOwnService({ serviceNo, productNo, orderNo }: OfService): OwnService {
  const overview = usePage(getExamOverview, { query: { productNo, ...(orderNo && { orderNo }) } }, PART);
  const order = overview.data?.order;
  const number = orderNo ?? order?.orderNo;
  const pipeline = usePage(getPipelinePage, number ? { query: { orderNo: number, serviceNo } } : null, PART);

  if (isLoading(overview)) return { kind: 'loading' };
  if (order?.status === 'unpaid') return { kind: 'unpaid', orderNo: order.orderNo };
  if (number === undefined) return overview.data === undefined ? failed(overview) : { kind: 'none' };
  if (isLoading(pipeline)) return { kind: 'loading' };
  if (pipeline.data === undefined) return failed(pipeline);
  return pipeline.data === null ? { kind: 'none' } : ownOf(pipeline.data);
}

const isLoading = ({ status, data }: Shown<unknown>): boolean => status === 'loading' && data === undefined;

const failed = ({ reload, reloading: retrying }: Shown<unknown>): OwnService => ({ kind: 'failed', reload, retrying });

function ownOf(page: PipelinePage): OwnService {
  const all = [...page.detail, ...page.invalid];
  const by = (state: PipelineService['state']) => all.find((candidate) => candidate.state === state);
  const service = by('active') ?? by('inactive') ?? all[0];
  if (!service) return { kind: 'none' };
  const first = all.find(({ productType }) => productType === service.productType);
  return { kind: 'own', page, service, hasPage: first === service };
}
