/** Builds the links that every conversation has. */
import type { ChatRecord } from '../../../api/consultation.ts';
import { getInquiryDetail } from '../../../api/inquiry.ts';
import { getTobInquiryDetail } from '../../../api/tob-inquiry.ts';
import { request } from '../../../client/request.ts';
import { href } from '../../../routes.ts';
import type { ChatLinks } from '../chat/chat-links.ts';
import type { ConsultationKind } from '../flows/consultation-kind.ts';

const DETAIL_ENDPOINTS = { special: getInquiryDetail, tob: getTobInquiryDetail } as const;

/** Returns the link to the doctor's page and the request for another question, for a conversation of this kind. */
export function chatLinks(
  kind: ConsultationKind,
  productNo: string,
  { orderNo, bizOrderNo }: ChatRecord,
): Pick<ChatLinks, 'allowance' | 'doctor'> {
  return {
    allowance: async (signal) => (await request(DETAIL_ENDPOINTS[kind], { query: { orderNo } }, { signal })).allowance,
    doctor: ({ encryptDoctorId }) =>
      href('consultation.graphic-doctor', { baseProductNo: productNo, encryptDoctorId, bizOrderNo }, { orderNo, kind }),
  };
}
