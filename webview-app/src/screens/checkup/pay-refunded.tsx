import { addressOfService } from '../../kit/links/service-links.ts';
import { StatusOf } from '../../kit/page/status-of.tsx';
import { stepsOf, withoutRepeatedTimes } from '../../kit/refund/refund-steps.ts';
import { dayText, momentText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { screen } from '../screen.ts';
import { NoRefund } from './refund/no-refund.tsx';
import { isLate, useOwnRefund } from './refund/own-refund.ts';
import { RefundService } from './refund/refund-service.tsx';
import { useWords } from './words/index.ts';

/** Shows the progress of a refund. */
export const Screen = screen('checkup.pay-refunded', function PayRefunded({ params: { productNo, orderNo } }) {
  const { order, refund: words } = useWords();
  return (
    <StatusOf
      title={words.detailsTitle}
      page={useOwnRefund(orderNo)}
      none={<NoRefund productNo={productNo} orderNo={orderNo} />}
      view={({ refund, jumpUrl }) => ({
        subject: refund.productName,
        title: isLate(refund) ? words.late.title : words.titles[refund.status],
        text: isLate(refund)
          ? words.late.text(dayText(refund.expectedOn))
          : refund.status === 'processing'
            ? words.expected(dayText(refund.expectedOn))
            : undefined,
        children: (
          <Card>
            <Price fen={refund.amountFen} size="large" settled />
            <p>{words[refund.status === 'arrived' ? 'arrivedAt' : 'goesTo'](refund.account)}</p>
          </Card>
        ),
        // Several steps may have the same time, which is shown once.
        timeline: withoutRepeatedTimes(stepsOf(refund.steps)),
        facts: [
          [words.reason, refund.reason],
          [words.refundNo, refund.refundNo],
          [order.orderNo, refund.orderNo],
          [words.appliedAt, momentText(refund.appliedAt)],
        ],
        // On a page after a payment the provider's app shows no back button.
        bottom: (
          <BottomBar>
            <LinkButton tone="secondary" to={addressOfService(jumpUrl) ?? href('checkup.package-list')}>
              {words.next}
            </LinkButton>
            {isLate(refund) ? <RefundService /> : null}
          </BottomBar>
        ),
      })}
    />
  );
});
