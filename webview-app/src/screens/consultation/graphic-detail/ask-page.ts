import type { InquiryDetail } from '../../../api/consultation.ts';
import { href } from '../../../routes.ts';
import type { ConsultationKind } from '../flows/consultation-kind.ts';

/** The page where a new question begins: with the choice of a doctor, or at a partner, who chooses one, with the question. */
export const askPage = ({ orderNo, productNo }: InquiryDetail, kind: ConsultationKind): string =>
  kind === 'tob'
    ? href('consultation.graphic-submit', { productNo, orderNo }, { kind })
    : href('consultation.online', {}, { orderNo });
