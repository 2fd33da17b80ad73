import { type ReactNode, useState } from 'react';
import type { OrderState } from '../../api/mall.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { ApiError } from '../../client/request.ts';
import { callCustomerService } from '../../flows/customer-service.ts';
import { confirmPayment } from '../../flows/purchase.ts';
import type { Sale } from '../../flows/sale.ts';
import { useText } from '../../messages/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import type { Pair } from '../../ui/key-values.tsx';
import { useResource } from '../answers/use-resource.ts';
import { Failure } from '../page/resource-view.tsx';
import { ResultFrame } from '../page/result-of.tsx';
import { ScreenFrame } from '../page/screen-frame.tsx';
import { useScreenTitle } from '../page/use-screen-title.ts';
import { useKitWords } from '../words/index.ts';
import { Clauses } from './clauses.tsx';
import { Confirming } from './confirming.tsx';
import { hasCallout, PurchaseCallout } from './purchase-callout.tsx';
import { PurchaseDialogs } from './purchase-dialogs.tsx';
import { usePurchase } from './use-purchase.ts';

export interface PurchaseResultProps {
  sale: Sale<OrderState>;
  orderNo: string;
  paid: (order: OrderState) => ReactNode;
  /** Returns the facts of an order, or only its number if it could not be loaded. */
  facts: (order: OrderState | undefined) => readonly Pair[];
  /** The product's page within the app and the link's text. */
  product: { readonly to: string; readonly label: string };
  /** The product whose clauses are shown, if the page's address does not name it. */
  clausesProductNo?: string;
}

/** Shows the result of a payment after the return from it. It is a success only if the server confirms it. */
export function PurchaseResult(props: PurchaseResultProps) {
  const { sale, orderNo, paid, facts, product } = props;
  const words = useKitWords().payment.result;
  const [attempts, setAttempts] = useState(0);
  const answer = useResource(`payment ${orderNo} ${attempts}`, async (signal) => {
    let order: OrderState | undefined;
    const end = await confirmPayment(sale, orderNo, {
      patient: true,
      signal,
      onState: (state) => {
        order = state;
      },
    });
    // The address may contain an order of another product. The page would then show the wrong product as bought.
    if (order && order.productNo !== sale.productNo) throw new ApiError(NOT_FOUND, 'the order of another product');
    return { end, order };
  });
  // Only the server decides that a purchase is successful.
  const confirmedOrder = answer.data?.end === 'paid' || answer.data?.end === 'refunded' ? answer.data.order : undefined;
  // The title bar stays neutral, because the page shows the result.
  useScreenTitle(confirmedOrder ? words.order : words.title);
  const checkAgain = () => setAttempts((count) => count + 1);

  if (answer.status === 'loading') return <Confirming product={product} />;
  if (answer.data === undefined)
    return (
      <ScreenFrame title={words.confirming} titleHidden>
        <Failure error={answer.error} onRetry={answer.reload} retrying={answer.reloading} />
      </ScreenFrame>
    );
  const { end, order } = answer.data;
  if (confirmedOrder) return paid(confirmedOrder);
  if (end === 'unpaid' && order)
    return <NotPaid {...props} order={order} onCheck={checkAgain} isRepeated={attempts > 0} />;
  return <Unsure facts={facts(order)} onCheck={checkAgain} />;
}

interface NotPaidProps extends Pick<PurchaseResultProps, 'sale' | 'facts' | 'product' | 'clausesProductNo'> {
  order: OrderState;
  onCheck: () => void;
  /** True if the status was requested again and has not changed. */
  isRepeated: boolean;
}

/** Shows that the order is not paid, and offers to check again or to pay. */
function NotPaid({ order, sale, facts, product, clausesProductNo, onCheck, isRepeated }: NotPaidProps) {
  const kit = useKitWords().payment;
  const { amountFen, nextStep, payment } = order;
  const purchase = usePurchase(sale, onCheck);
  const { phase, lastEnd } = purchase;
  return (
    <ResultFrame
      scene="waiting"
      title={kit.result.unpaidTitle}
      text={kit.result.unpaidText}
      facts={facts(order)}
      note={nextStep === 'pay' ? <Clauses productNo={clausesProductNo} /> : undefined}
      secondary={
        <Button tone="secondary" disabled={phase !== 'idle'} onClick={onCheck}>
          {kit.iHavePaid}
        </Button>
      }
      primary={
        nextStep === 'pay' ? (
          <Button busy={phase !== 'idle'} onClick={() => purchase.buy(amountFen, { orderNo: order.orderNo })}>
            {payment ? kit.payAgain : kit.result.payNow}
          </Button>
        ) : (
          <LinkButton to={product.to}>{product.label}</LinkButton>
        )
      }
    >
      {lastEnd && hasCallout(lastEnd) ? <PurchaseCallout lastEnd={lastEnd} /> : null}
      {isRepeated && !lastEnd ? (
        <Callout tone="warm" live>
          {kit.stillUnpaid}
        </Callout>
      ) : null}
      <PurchaseDialogs purchase={purchase} priceFen={amountFen} />
    </ResultFrame>
  );
}

/** Shows that the result is unknown. It offers no second payment, and shows the order number for customer service. */
function Unsure({ facts, onCheck }: { facts: readonly Pair[]; onCheck: () => void }) {
  const t = useText();
  const kit = useKitWords().payment;
  return (
    <ResultFrame
      scene="waiting"
      title={kit.unsureTitle}
      text={<span role="status">{kit.unsureText}</span>}
      facts={facts}
      secondary={
        <Button tone="secondary" onClick={() => void callCustomerService()}>
          {t.common.customerService}
        </Button>
      }
      primary={<Button onClick={onCheck}>{kit.askAgain}</Button>}
    />
  );
}
