/** Determines who answers the graphic consultations of an order: a doctor of the person's choice, or a doctor of a business partner. */
import { getInquiryDetail } from '../../../api/inquiry.ts';
import { getTobInquiryDetail } from '../../../api/tob-inquiry.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { request } from '../../../client/request.ts';

export type ConsultationKind = 'special' | 'tob';

/**
 * Returns the kind of an order's consultations. A valid `requestedKind` (from the address) decides. Otherwise the order's last
 * consultation decides. An order without any is `special`.
 */
export async function consultationKind(
  orderNo: string,
  requestedKind: string | undefined,
  signal: AbortSignal,
): Promise<ConsultationKind> {
  if (requestedKind === 'special' || requestedKind === 'tob') return requestedKind;
  const options = { signal, expected: [NOT_FOUND] };
  const [specialDetail, tobDetail] = await Promise.all([
    request(getInquiryDetail, { query: { orderNo } }, options),
    request(getTobInquiryDetail, { query: { orderNo } }, options),
  ]);
  const lastCreatedAt = ({ inquiry }: typeof specialDetail) => (inquiry ? Date.parse(inquiry.createdAt) : 0);
  return lastCreatedAt(tobDetail) > lastCreatedAt(specialDetail) ? 'tob' : 'special';
}
