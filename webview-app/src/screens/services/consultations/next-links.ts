import type { InquirySummary } from '../../../api/consultation.ts';
import type { InquiryStatus } from '../../../api/shapes.ts';
import { href } from '../../../routes.ts';

const OVER: readonly InquiryStatus[] = ['closed', 'evaluated', 'cancelled'];

/** Returns the addresses of a consultation's rating and of its follow-up question, as far as its status allows them. */
export function nextLinks(inquiry: InquirySummary): { rate?: string; rated?: string; again?: string } {
  const { status } = inquiry;
  return {
    ...(status === 'closed' && { rate: ratingOf(inquiry) }),
    ...(status === 'evaluated' && { rated: ratingOf(inquiry) }),
    ...(OVER.includes(status) && { again: againOf(inquiry) }),
  };
}

function ratingOf({ kind, orderNo, productNo, serviceProductNo = productNo }: InquirySummary): string {
  if (kind === 'online') return href('service-detail.evaluate', { productNo: serviceProductNo, orderNo });
  const params = { serviceProductNo, baseProductNo: productNo, orderNo };
  return href('consultation.graphic-evaluate', params, { kind: kind === 'tob' ? 'tob' : 'special' });
}

function againOf({ kind, orderNo, productNo }: InquirySummary): string {
  if (kind === 'online') return href('consultation.relaunch', { productNo, orderNo });
  return href('consultation.graphic-relaunch', { productNo, orderNo }, { kind: kind === 'tob' ? 'tob' : 'special' });
}
