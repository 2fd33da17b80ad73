/** Pairs the sale and the flow of a checkup that is sold and then booked, whose pages lead to each other. */
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

/** Returns the checkup of the list of packages, some of which are free. */
export const packageCheckup = (productNo: string): SoldCheckup => ({ sale: checkupSale, exam: examOf(productNo) });
/** The checkup of a campaign. */
export const landingCheckup: SoldCheckup = { sale: landingSale, exam: landingExam };
