import type { ExamOverview } from '../../../api/exam.ts';
import type { ExamFlow } from '../../../flows/exam-flow.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useWords } from '../words/index.ts';

/** The person has an order of this package already: paid and without a date, or not paid yet. */
export function OwnOrder({ overview, exam }: { overview: ExamOverview; exam: ExamFlow }) {
  const words = useWords();
  const { order, canBook, canPay, product } = overview;
  if (!order || !(canBook || canPay)) return null;
  return (
    <Callout
      tone={canBook ? 'good' : 'warm'}
      action={
        <LinkButton small tone="secondary" to={exam.pages.state(product.productNo, order.orderNo)}>
          {words.sale.viewOrder}
        </LinkButton>
      }
    >
      {canBook ? (order.amountFen > 0 ? words.sale.hasPaid : words.sale.hasReceived) : words.sale.hasUnpaid}
    </Callout>
  );
}
