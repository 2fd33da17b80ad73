import { CircleCheck } from 'lucide-react';
import type { ExamOverview } from '../../../api/exam.ts';
import type { ExamFlow } from '../../../flows/exam-flow.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { useWords } from '../words/index.ts';

/** Shows that the person already has an order of this package, which is unpaid or has no date yet. */
export function OwnOrder({ overview, exam }: { overview: ExamOverview; exam: ExamFlow }) {
  const words = useWords();
  const { order, canBook, canPay, product } = overview;
  if (!order || !(canBook || canPay)) return null;
  const to = exam.pages.state(product.productNo, order.orderNo);
  if (canBook)
    return (
      <Rows>
        <ListRow
          icon={<CircleCheck />}
          title={order.amountFen > 0 ? words.sale.hasPaid : words.sale.hasReceived}
          text={words.sale.viewOrder}
          to={to}
        />
      </Rows>
    );
  return (
    <Callout
      tone="warm"
      action={
        <LinkButton small tone="secondary" to={to}>
          {words.sale.viewOrder}
        </LinkButton>
      }
    >
      {words.sale.hasUnpaid}
    </Callout>
  );
}
