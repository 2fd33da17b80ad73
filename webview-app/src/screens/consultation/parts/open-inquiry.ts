import type { InquirySummary } from '../../../api/consultation.ts';

/** Tells if a consultation is open: saved but not sent, waiting for the doctor, or answered and not closed. */
export const isOpenInquiry = ({ status }: Pick<InquirySummary, 'status'>): boolean =>
  status === 'saved' || status === 'waiting' || status === 'answered';
