import type { InquirySummary } from '../../../api/consultation.ts';

/** True for a consultation that goes on: it is written and not sent, waits for the doctor, or can be answered. */
export const isOpenInquiry = ({ status }: Pick<InquirySummary, 'status'>): boolean =>
  status === 'saved' || status === 'waiting' || status === 'answered';
