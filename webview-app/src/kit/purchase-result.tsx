import { type ReactNode, useState } from 'react';
import type { OrderState } from '../api/mall.ts';
import { NOT_FOUND } from '../client/codes.ts';
import { ApiError } from '../client/request.ts';
import { callCustomerService } from '../flows/customer-service.ts';
import { confirmPayment } from '../flows/purchase.ts';
import type { Sale } from '../flows/sale.ts';
import { useText } from '../messages/index.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import type { Pair } from '../ui/key-values.tsx';
import { Clauses } from './clauses.tsx';
import { Confirming } from './confirming.tsx';
import { hasWords, PurchaseCallout } from './purchase-callout.tsx';
import { PurchaseDialogs } from './purchase-dialogs.tsx';
import { Failure } from './resource-view.tsx';
import { ResultFrame } from './result-of.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { usePurchase } from './use-purchase.ts';
import { useResource } from './use-resource.ts';
import { useScreenTitle } from './use-screen-title.ts';
import { useKitWords } from './words/index.ts';

export interface PurchaseResultProps {
  sale: Sale<OrderState>;
  orderNo: string;
  /** The page of a paid order. */
  paid: (order: OrderState) => ReactNode;
  /** The facts of an order; of one that could not be asked for there is only the number. */
  facts: (order: OrderState | undefined) => readonly Pair[];
  /** The page of the product, within the app, and the words of the way there. */
  product: { readonly to: string; readonly label: string };
  /** The product of the clauses, on a page whose address does not name it. */
  clausesOf?: string;
}

/** The page a payment comes back to. It is a success only if the server says so. */
export function PurchaseResult(props: PurchaseResultProps) {
  const { sale, orderNo, paid, facts, product } = props;
  const words = useKitWords().payment.result;
  const [tries, setTries] = useState(0);
  const answer = useResource(`payment ${orderNo} ${tries}`, async (signal) => {
    let order: OrderState | undefined;
    const end = await confirmPayment(sale, orderNo, {
      patient: true,
      signal,
      onState: (state) => {
        order = state;
      },
    });
    // An address may name an order of something else: what is bought would be said of the wrong product.
    if (order && order.productNo !== sale.productNo) throw new ApiError(NOT_FOUND, 'the order of another product');
    return { end, order };
  });
  // Only the server's word makes it a successful purchase.
  const done = answer.data?.end === 'paid' || answer.data?.end === 'refunded' ? answer.data.order : undefined;
  // The page itself says how it ended.
  useScreenTitle(done ? words.order : words.title);
  const ask = () => setTries((count) => count + 1);

  if (answer.status === 'loading') return <Confirming product={product} />;
  if (answer.data === undefined)
    return (
      <ScreenFrame title={words.confirming} titleHidden>
        <Failure error={answer.error} onRetry={answer.reload} retrying={answer.reloading} />
      </ScreenFrame>
    );
  const { end, order } = answer.data;
  if (done) return paid(done);
  if (end === 'unpaid' && order) return <NotPaid {...props} order={order} onAsk={ask} still={tries > 0} />;
  return <Unsure facts={facts(order)} onAsk={ask} />;
}

interface NotPaidProps extends Pick<PurchaseResultProps, 'sale' | 'facts' | 'product' | 'clausesOf'> {
  order: OrderState;
  /** Asks the server again. */
  onAsk: () => void;
  /** It was asked again and the answer was the same. */
  still: boolean;
}

/** The server has no money for this order. Nothing is lost: ask again, or pay. */
function NotPaid({ order, sale, facts, product, clausesOf, onAsk, still }: NotPaidProps) {
  const kit = useKitWords().payment;
  const { amountFen, nextStep, payment } = order;
  const purchase = usePurchase(sale, onAsk);
  const { phase, news } = purchase;
  return (
    <ResultFrame
      scene="waiting"
      title={kit.result.unpaidTitle}
      text={kit.result.unpaidText}
      facts={facts(order)}
      note={nextStep === 'pay' ? <Clauses productNo={clausesOf} /> : undefined}
      secondary={
        <Button tone="secondary" disabled={phase !== 'idle'} onClick={onAsk}>
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
      {news && hasWords(news) ? <PurchaseCallout news={news} /> : null}
      {still && !news ? (
        <Callout tone="warm" live>
          {kit.stillUnpaid}
        </Callout>
      ) : null}
      <PurchaseDialogs purchase={purchase} priceFen={amountFen} />
    </ResultFrame>
  );
}

/** Nobody knows yet. The one harm that can be done now is to pay again. Customer service asks for the order's number. */
function Unsure({ facts, onAsk }: { facts: readonly Pair[]; onAsk: () => void }) {
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
      primary={<Button onClick={onAsk}>{kit.askAgain}</Button>}
    />
  );
}
