import { addressOfService } from '../../kit/links/service-links.ts';
import { ResultOf } from '../../kit/page/result-of.tsx';
import { dayText, momentText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { screen } from '../screen.ts';
import { NoRefund } from './refund/no-refund.tsx';
import { isLate, useOwnRefund } from './refund/own-refund.ts';
import { RefundService } from './refund/refund-service.tsx';
import { useWords } from './words/index.ts';

/** Shows an accepted refund: the amount, the account, and when the money arrives or has arrived. */
export const Screen = screen('checkup.refund-success', function RefundSuccess({ params: { productNo, orderNo } }) {
  const { order, refund: words } = useWords();
  return (
    <ResultOf
      title={words.detailsTitle}
      page={useOwnRefund(orderNo)}
      none={<NoRefund productNo={productNo} orderNo={orderNo} />}
      view={({ refund, jumpUrl }) => {
        const next = addressOfService(jumpUrl);
        const hasArrived = refund.status === 'arrived';
        const late = isLate(refund) ? words.late : undefined;
        const arrivedAt = refund.steps.at(-1)?.at;
        return {
          title: hasArrived ? words.titles.arrived : (late?.title ?? words.doneTitle),
          amount: <Price fen={refund.amountFen} size="large" settled />,
          text: hasArrived
            ? words.arrivedAt(refund.account)
            : (late?.text ?? words.doneText)(dayText(refund.expectedOn)),
          facts: [
            [order.package, refund.productName],
            [words.account, hasArrived ? undefined : refund.account],
            [words.refundNo, refund.refundNo],
            hasArrived && arrivedAt
              ? [words.arrivedOn, momentText(arrivedAt)]
              : [words.appliedAt, momentText(refund.appliedAt)],
          ],
          secondary: late ? (
            <RefundService />
          ) : next ? (
            <LinkButton tone="secondary" to={next}>
              {words.next}
            </LinkButton>
          ) : undefined,
          primary: <LinkButton to={href('checkup.pay-refunded', { productNo, orderNo })}>{words.details}</LinkButton>,
        };
      }}
    />
  );
});
