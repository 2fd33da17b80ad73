import type { InquirySummary } from '../../../api/consultation.ts';
import type { InquiryStatus } from '../../../api/shapes.ts';

const OPEN_STATUSES: readonly InquiryStatus[] = ['answered', 'waiting'];

/** Moves open consultations to the front of the list. The order is otherwise unchanged. */
export function openFirst(list: readonly InquirySummary[]): readonly InquirySummary[] {
  const isOpen = ({ status }: InquirySummary) => OPEN_STATUSES.includes(status);
  return [...list.filter(isOpen), ...list.filter((inquiry) => !isOpen(inquiry))];
}
