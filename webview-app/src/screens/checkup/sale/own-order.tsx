import type { ExamOverview } from '../../../api/exam.ts';
import { linkTo } from '../../../kit/link-to.ts';
import { useScreenText } from '../../../messages/screens.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

/** The person has an order of this package already: paid and without a date, or not paid yet. */
export function OwnOrder({ overview }: { overview: ExamOverview }) {
  const t = useScreenText();
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
          {t.checkup.sale.viewOrder}
        </LinkButton>
      }
    >
      {canBook ? t.checkup.sale.hasPaid : t.checkup.sale.hasUnpaid}
    </Callout>
  );
}
