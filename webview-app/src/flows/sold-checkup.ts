/** A checkup that is sold and then booked: its sale and its flow, whose pages lead to each other. */
import type { ExamOverview } from '../api/exam.ts';
import type { OrderState } from '../api/mall.ts';
import { checkupSale } from './checkup-sale.ts';
import type { ExamFlow } from './exam-flow.ts';
import { landingExam, landingSale } from './landing-exam.ts';
import { paidExam } from './paid-exam.ts';
import type { Sale } from './sale.ts';

export interface SoldCheckup {
  readonly sale: (productNo: string) => Sale<OrderState>;
  readonly exam: ExamFlow<ExamOverview>;
}

/** From the list of packages. */
export const packageCheckup: SoldCheckup = { sale: checkupSale, exam: paidExam };
/** From a campaign. */
export const landingCheckup: SoldCheckup = { sale: landingSale, exam: landingExam };
