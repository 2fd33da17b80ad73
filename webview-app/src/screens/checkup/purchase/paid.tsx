import type { OrderState } from '../../../api/mall.ts';
import { linkTo } from '../../../kit/link-to.ts';
import { ResultFrame } from '../../../kit/result-of.tsx';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { orderFacts } from '../order/order-facts.ts';
import { useWords } from '../words/index.ts';

/** The server says that it is paid. */
export function Paid({ order }: { order: OrderState }) {
  const words = useWords();
  const { productNo, orderNo } = order;
  const toState = linkTo(href('checkup.state', { productNo, orderNo }));
  const canBook = order.nextStep === 'book';
  return (
    <ResultFrame
      title={words.success.title}
      amount={<Price fen={order.amountFen} size="large" />}
      text={canBook ? words.success.text : undefined}
      facts={orderFacts(order, words)}
      secondary={
        <LinkButton tone="secondary" {...toState}>
          {words.sale.viewOrder}
        </LinkButton>
      }
      primary={
        canBook ? (
          <LinkButton {...linkTo(href('checkup.book', { productNo, orderNo }))}>{words.sale.bookNow}</LinkButton>
        ) : undefined
      }
    />
  );
}
