import type { InquiryDetail } from '../../../api/consultation.ts';
import { href } from '../../../routes.ts';
import type { ConsultationKind } from '../flows/consultation-kind.ts';

/** Returns the page that starts a question: the choice of a doctor, or the question if a partner chooses. */
export const askPage = ({ orderNo, productNo }: InquiryDetail, kind: ConsultationKind): string =>
  kind === 'tob'
    ? href('consultation.graphic-submit', { productNo, orderNo }, { kind })
    : href('consultation.online', {}, { orderNo });
