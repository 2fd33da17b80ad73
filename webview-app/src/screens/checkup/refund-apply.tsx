import { listRefundReasons, refund } from '../../api/mall.ts';
import { request } from '../../client/request.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { navigate } from '../../platform/history.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { screen } from '../screen.ts';
import { refundedOrderPage } from './refund/own-refund.ts';
import { RefundScreen } from './refund/refund-screen.tsx';
import { useWords } from './words/index.ts';

/** Requests a refund: the amount, the reason, and a confirmation. */
export const Screen = screen('checkup.refund-apply', function RefundApply({ params: { productNo, orderNo } }) {
  const words = useWords();
  const page = usePage(listRefundReasons, { query: { orderNo } });
  return (
    <RefundScreen
      title={words.refund.title}
      page={page}
      draft={`refund.${orderNo}`}
      instead={
        <LinkButton wide to={refundedOrderPage(productNo, orderNo)}>
          {words.refund.toOrder}
        </LinkButton>
      }
      submit={async ({ reasonCode, note }, idempotencyKey) => {
        const body = {
          orderNo,
          reasonCode,
          seenAmountFen: page.data?.refundFen ?? 0,
          ...(note.trim() && { note: note.trim() }),
        };
        await request(refund, { body }, { idempotencyKey });
        navigate(href('checkup.refund-success', { productNo, orderNo }), { replace: true });
      }}
    />
  );
});
