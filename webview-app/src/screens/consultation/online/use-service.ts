import type { InquiryDetail } from '../../../api/consultation.ts';
import { getInquiryDetail } from '../../../api/inquiry.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import type { Shown } from '../../../kit/answers/use-resource.ts';

/** The service that the address names by its order: what is left of it, and its last consultation. `null`: there is no such order. */
export const useService = (orderNo: string | undefined): Shown<InquiryDetail | null> =>
  usePage(getInquiryDetail, orderNo ? { query: { orderNo } } : null, { none: NOT_FOUND });
