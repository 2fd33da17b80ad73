import type { OrderState } from '../../../api/mall.ts';
import { linkTo } from '../../../kit/link-to.ts';
import { ResultScreen } from '../../../kit/result-screen.tsx';
import { useScreenText } from '../../../messages/screens.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { orderFacts } from '../order/order-facts.ts';

/** The server says that it is paid. */
export function Paid({ order }: { order: OrderState }) {
  const t = useScreenText();
  const { productNo, orderNo } = order;
  const toState = linkTo(href('checkup.state', { productNo, orderNo }));
  const canBook = order.nextStep === 'book';
  return (
    <ResultScreen
      title={t.checkup.success.title}
      amount={<Price fen={order.amountFen} size="large" />}
      text={canBook ? t.checkup.success.text : undefined}
      facts={orderFacts(order, t)}
      secondary={
        <LinkButton tone="secondary" {...toState}>
          {t.checkup.sale.viewOrder}
        </LinkButton>
      }
      primary={
        canBook ? (
          <LinkButton {...linkTo(href('checkup.book', { productNo, orderNo }))}>{t.checkup.sale.bookNow}</LinkButton>
        ) : undefined
      }
    />
  );
}
