import { useState } from 'react';
import type { OrderState } from '../../../api/mall.ts';
import { callCustomerService } from '../../../flows/customer-service.ts';
import { confirmPayment } from '../../../flows/purchase.ts';
import type { SoldCheckup } from '../../../flows/sold-checkup.ts';
import { linkTo } from '../../../kit/link-to.ts';
import { Failure } from '../../../kit/resource-view.tsx';
import { ResultFrame } from '../../../kit/result-of.tsx';
import { ScreenFrame } from '../../../kit/screen-frame.tsx';
import { useResource } from '../../../kit/use-resource.ts';
import { useScreenTitle } from '../../../kit/use-screen-title.ts';
import { useSlow } from '../../../kit/use-slow.ts';
import { useKitWords } from '../../../kit/words/index.ts';
import { useText } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import type { Pair } from '../../../ui/key-values.tsx';
import { CardShape, Skeleton } from '../../../ui/skeleton.tsx';
import { orderFacts } from '../order/order-facts.ts';
import { useWords } from '../words/index.ts';
import { NotPaid } from './not-paid.tsx';
import { Paid, paidTitle } from './paid.tsx';

export interface PurchaseResultProps {
  sold: SoldCheckup;
  productNo: string;
  orderNo: string;
}

/** The page a payment comes back to. It is a success only if the server says so. */
export function PurchaseResult({ sold, productNo, orderNo }: PurchaseResultProps) {
  const words = useWords();
  const [asked, setAsked] = useState(0);
  const answer = useResource(`payment ${orderNo} ${asked}`, async (signal) => {
    let order: OrderState | undefined;
    const end = await confirmPayment(sold.sale(productNo), orderNo, {
      patient: true,
      signal,
      onState: (state) => {
        order = state;
      },
    });
    return { end, order };
  });
  // Only the server's word makes it a successful purchase.
  const paid = answer.data?.end === 'paid' ? answer.data.order : undefined;
  useScreenTitle(paid ? paidTitle(paid, words) : words.success.paymentResult);
  const ask = () => setAsked((count) => count + 1);

  if (answer.status === 'loading') return <Confirming toProduct={sold.exam.pages.product(productNo)} />;
  if (answer.data === undefined)
    return (
      <ScreenFrame title={words.success.confirming} titleHidden>
        <Failure error={answer.error} onRetry={answer.reload} retrying={answer.reloading} />
      </ScreenFrame>
    );
  const { end, order } = answer.data;
  if (paid) return <Paid order={paid} exam={sold.exam} />;
  if (end === 'unpaid' && order) return <NotPaid order={order} sold={sold} onAsk={ask} still={asked > 0} />;
  return <Unsure facts={order ? orderFacts(order, words) : [[words.order.orderNo, orderNo]]} onAsk={ask} />;
}

function Confirming({ toProduct }: { toProduct: string }) {
  const t = useText();
  const words = useWords();
  const { slow } = useKitWords().payment;
  const isSlow = useSlow(true);
  return (
    <ResultFrame
      scene={isSlow ? 'waiting' : 'card'}
      title={isSlow ? slow.title : words.success.confirming}
      text={<span role="status">{isSlow ? slow.text : words.success.confirmingText}</span>}
      secondary={
        <LinkButton tone="secondary" {...linkTo(toProduct)}>
          {words.success.toPackage}
        </LinkButton>
      }
      primary={isSlow ? <LinkButton {...linkTo(href('entry.home'))}>{t.common.home}</LinkButton> : undefined}
    >
      {isSlow ? null : (
        <Skeleton>
          <CardShape lines={3} />
        </Skeleton>
      )}
    </ResultFrame>
  );
}

/** Nobody knows yet. The one harm that can be done now is to pay again. Customer service asks for the order's number. */
function Unsure({ facts, onAsk }: { facts: readonly Pair[]; onAsk: () => void }) {
  const t = useText();
  const kit = useKitWords();
  return (
    <ResultFrame
      scene="waiting"
      title={kit.payment.unsureTitle}
      text={<span role="status">{kit.payment.unsureText}</span>}
      facts={facts}
      secondary={
        <Button tone="secondary" onClick={() => void callCustomerService()}>
          {t.common.customerService}
        </Button>
      }
      primary={<Button onClick={onAsk}>{kit.payment.askAgain}</Button>}
    />
  );
}
