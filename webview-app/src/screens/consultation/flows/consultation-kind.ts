/** Determines who answers the graphic consultations of an order: a doctor of the person's choice, or a business partner's. */
import { getInquiryDetail } from '../../../api/inquiry.ts';
import { getTobInquiryDetail } from '../../../api/tob-inquiry.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { request } from '../../../client/request.ts';

export type ConsultationKind = 'special' | 'tob';

/**
 * Returns the kind of an order's consultations. `named` is the address's `kind`, which decides if it is valid. Otherwise the order's last
 * consultation decides. An order without any is `special`.
 */
export async function consultationKind(
  orderNo: string,
  named: string | undefined,
  signal: AbortSignal,
): Promise<ConsultationKind> {
  if (named === 'special' || named === 'tob') return named;
  const options = { signal, expected: [NOT_FOUND] };
  const [own, partners] = await Promise.all([
    request(getInquiryDetail, { query: { orderNo } }, options),
    request(getTobInquiryDetail, { query: { orderNo } }, options),
  ]);
  const last = ({ inquiry }: typeof own) => (inquiry ? Date.parse(inquiry.createdAt) : 0);
  return last(partners) > last(own) ? 'tob' : 'special';
}
