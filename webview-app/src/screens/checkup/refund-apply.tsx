import { listRefundReasons, refund } from '../../api/mall.ts';
import { request } from '../../client/request.ts';
import { linkTo } from '../../kit/link-to.ts';
import { RefundScreen, type RefundTerms } from '../../kit/refund-screen.tsx';
import { useResource } from '../../kit/use-resource.ts';
import { useLanguage } from '../../messages/index.ts';
import { navigate } from '../../platform/history.ts';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

/** Asks for the money back: what comes back, why, and a last question. */
export const Screen = screen('checkup.refund-apply', function RefundApply({ params: { productNo, orderNo } }) {
  const words = useWords();
  const language = useLanguage();
  const terms = useResource<RefundTerms>(`refund terms ${orderNo} ${language}`, (signal) =>
    request(listRefundReasons, { query: { orderNo } }, { signal }),
  );
  return (
    <RefundScreen
      title={words.refund.title}
      terms={terms}
      draft={`refund.${orderNo}`}
      instead={
        <LinkButton wide {...linkTo(href('checkup.state', { productNo, orderNo }))}>
          {words.refund.toOrder}
        </LinkButton>
      }
      submit={async ({ reasonCode, note }, idempotencyKey) => {
        const body = { orderNo, reasonCode, ...(note.trim() && { note: note.trim() }) };
        await request(refund, { body }, { idempotencyKey });
        navigate(href('checkup.refund-success', { productNo, orderNo }), { replace: true });
      }}
    />
  );
});
