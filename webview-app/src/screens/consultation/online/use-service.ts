import type { InquiryDetail } from '../../../api/consultation.ts';
import { getInquiryDetail } from '../../../api/inquiry.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';

/** Loads the service of an order: remaining uses and last consultation. `null` if the order is unknown. */
export const useService = (orderNo: string | undefined): LoadState<InquiryDetail | null> =>
  usePage(getInquiryDetail, orderNo ? { query: { orderNo } } : null, { none: NOT_FOUND });
