/** Pairs the sale of a checkup with its booking, because their pages link to each other. */
import type { ExamOverview } from '../../../api/exam.ts';
import type { OrderState } from '../../../api/mall.ts';
import { checkupSale } from '../../../flows/checkup-sale.ts';
import type { ExamFlow } from '../../../flows/exam-flow.ts';
import { examOf } from '../../../flows/exam-of.ts';
import type { Sale } from '../../../flows/sale.ts';
import { landingExam, landingSale } from './landing-exam.ts';

export interface SoldCheckup {
  readonly sale: (productNo: string) => Sale<OrderState>;
  readonly exam: ExamFlow<ExamOverview>;
}

/** Returns a package of the list, paid or free. */
export const packageCheckup = (productNo: string): SoldCheckup => ({ sale: checkupSale, exam: examOf(productNo) });
/** Pairs the sale and the booking of the campaign's checkup. */
export const landingCheckup: SoldCheckup = { sale: landingSale, exam: landingExam };
