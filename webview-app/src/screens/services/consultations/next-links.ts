import type { InquirySummary } from '../../../api/consultation.ts';
import type { InquiryStatus } from '../../../api/shapes.ts';
import { href } from '../../../routes.ts';

const ENDED: readonly InquiryStatus[] = ['closed', 'evaluated', 'cancelled'];

/** Returns the addresses of a consultation's rating and of its follow-up question, as far as its status allows them. */
export function nextLinks(inquiry: InquirySummary): { rate?: string; rated?: string; again?: string } {
  const { status } = inquiry;
  return {
    ...(status === 'closed' && { rate: ratingLink(inquiry) }),
    ...(status === 'evaluated' && { rated: ratingLink(inquiry) }),
    ...(ENDED.includes(status) && { again: followUpLink(inquiry) }),
  };
}

function ratingLink({ kind, orderNo, productNo, serviceProductNo = productNo }: InquirySummary): string {
  if (kind === 'online') return href('service-detail.evaluate', { productNo: serviceProductNo, orderNo });
  const params = { serviceProductNo, baseProductNo: productNo, orderNo };
  return href('consultation.graphic-evaluate', params, { kind: kind === 'tob' ? 'tob' : 'special' });
}

function followUpLink({ kind, orderNo, productNo }: InquirySummary): string {
  if (kind === 'online') return href('consultation.relaunch', { productNo, orderNo });
  return href('consultation.graphic-relaunch', { productNo, orderNo }, { kind: kind === 'tob' ? 'tob' : 'special' });
}
