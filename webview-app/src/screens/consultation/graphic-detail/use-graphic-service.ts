import type { InquiryDetail, InquirySummary } from '../../../api/consultation.ts';
import { getInquiryDetail, listInquiries } from '../../../api/inquiry.ts';
import { getTobInquiryDetail } from '../../../api/tob-inquiry.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { isApiError, request } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { type LoadState, useResource } from '../../../kit/answers/use-resource.ts';
import { type ConsultationKind, consultationKind } from '../flows/consultation-kind.ts';

const DETAIL_ENDPOINTS = { special: getInquiryDetail, tob: getTobInquiryDetail } as const;

export interface GraphicService {
  readonly detail: InquiryDetail;
  readonly kind: ConsultationKind;
}

/** Loads an order's service (`null` if unknown) and its consultations, newest first. If the list fails, it has only the last one. */
export function useGraphicService(
  orderNo: string,
  label: string,
): { page: LoadState<GraphicService | null>; talks: readonly InquirySummary[] } {
  const page = useResource<GraphicService | null>(`graphic ${orderNo} ${label}`, async (signal) => {
    try {
      const kind = await consultationKind(orderNo, label, signal);
      return {
        detail: await request(DETAIL_ENDPOINTS[kind], { query: { orderNo } }, { signal, expected: [NOT_FOUND] }),
        kind,
      };
    } catch (error) {
      if (isApiError(error, NOT_FOUND)) return null;
      throw error;
    }
  });
  const inquiries = usePage(listInquiries, page.data ? {} : null, { notice: false });
  if (!page.data) return { page, talks: [] };
  const { detail, kind } = page.data;
  const talksOfOrder = inquiries.data?.list.filter(
    (talk) => talk.orderNo === orderNo && (talk.kind === 'tob') === (kind === 'tob'),
  );
  return { page, talks: talksOfOrder ?? (detail.inquiry ? [detail.inquiry] : []) };
}
