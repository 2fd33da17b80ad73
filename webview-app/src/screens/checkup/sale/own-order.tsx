import type { ExamOverview } from '../../../api/exam.ts';
import { linkTo } from '../../../kit/link-to.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useWords } from '../words/index.ts';

/** The person has an order of this package already: paid and without a date, or not paid yet. */
export function OwnOrder({ overview }: { overview: ExamOverview }) {
  const words = useWords();
  const { order, canBook, canPay, product } = overview;
  if (!order || !(canBook || canPay)) return null;
  return (
    <Callout
      tone={canBook ? 'good' : 'warm'}
      action={
        <LinkButton
          small
          tone="secondary"
          {...linkTo(href('checkup.state', { productNo: product.productNo, orderNo: order.orderNo }))}
        >
          {words.sale.viewOrder}
        </LinkButton>
      }
    >
      {canBook ? words.sale.hasPaid : words.sale.hasUnpaid}
    </Callout>
  );
}
