import { StatusScreen } from '../../kit/status-screen.tsx';
import { moneyText } from '../../messages/money.ts';
import { formatDate } from '../../rules/dates.ts';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { screen } from '../screen.ts';
import { stepsOf } from './order/steps.ts';
import { NoRefund } from './refund/no-refund.tsx';
import { useOwnRefund } from './refund/own-refund.ts';
import { useWords } from './words/index.ts';

/** How far a refund has come. */
export const Screen = screen('checkup.pay-refunded', function PayRefunded({ params: { productNo, orderNo } }) {
  const { order, refund: words } = useWords();

  const own = useOwnRefund(orderNo);
  return (
    <StatusScreen
      title={words.detailsTitle}
      resource={own}
      view={(data) => {
        if (!data) return { title: words.detailsTitle, children: <NoRefund productNo={productNo} orderNo={orderNo} /> };
        const { refund } = data;
        return {
          title: words.titles[refund.status],
          text: refund.status === 'processing' ? words.expected(formatDate(refund.expectedOn)) : undefined,
          children: (
            <Card>
              <Price fen={refund.amountFen} size="large" unit={refund.account} />
            </Card>
          ),
          timeline: stepsOf(refund.steps),
          facts: [
            [order.package, refund.productName],
            [words.amount, moneyText(refund.amountFen)],
            [words.account, refund.account],
            [words.reason, refund.reason],
            [words.refundNo, refund.refundNo],
            [order.orderNo, refund.orderNo],
            [words.appliedAt, formatDate(refund.appliedAt, 'dateTime')],
          ],
        };
      }}
    />
  );
});
