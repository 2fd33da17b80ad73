import type { OrderState } from '../../../api/mall.ts';
import type { SoldCheckup } from '../../../flows/sold-checkup.ts';
import { Clauses } from '../../../kit/clauses.tsx';
import { linkTo } from '../../../kit/link-to.ts';
import { hasWords, PurchaseCallout } from '../../../kit/purchase-callout.tsx';
import { PurchaseDialogs } from '../../../kit/purchase-dialogs.tsx';
import { ResultFrame } from '../../../kit/result-of.tsx';
import { usePurchase } from '../../../kit/use-purchase.ts';
import { useKitWords } from '../../../kit/words/index.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { orderFacts } from '../order/order-facts.ts';
import { useWords } from '../words/index.ts';

export interface NotPaidProps {
  order: OrderState;
  sold: SoldCheckup;
  /** Asks the server again. */
  onAsk: () => void;
  /** It was asked again and the answer was the same. */
  still: boolean;
}

/** The server has no money for this order. Nothing is lost: ask again, or pay. */
export function NotPaid({ order, sold, onAsk, still }: NotPaidProps) {
  const words = useWords();
  const kit = useKitWords();
  const { productNo, amountFen, nextStep, payment } = order;
  const purchase = usePurchase(sold.sale(productNo), onAsk);
  const { phase, news } = purchase;
  return (
    <ResultFrame
      scene="empty"
      title={words.success.unpaidTitle}
      text={words.success.unpaidText}
      facts={orderFacts(order, words)}
      secondary={
        <Button tone="secondary" disabled={phase !== 'idle'} onClick={onAsk}>
          {kit.payment.iHavePaid}
        </Button>
      }
      primary={
        nextStep === 'pay' ? (
          <Button busy={phase !== 'idle'} onClick={() => purchase.buy(amountFen)}>
            {payment ? kit.payment.payAgain : words.state.payNow}
          </Button>
        ) : (
          <LinkButton {...linkTo(sold.exam.pages.product(productNo))}>{words.success.toPackage}</LinkButton>
        )
      }
    >
      {news && hasWords(news) ? <PurchaseCallout news={news} /> : null}
      {still && !news ? (
        <Callout tone="warm" live>
          {kit.payment.stillUnpaid}
        </Callout>
      ) : null}
      {nextStep === 'pay' ? <Clauses /> : null}
      <PurchaseDialogs purchase={purchase} priceFen={amountFen} />
    </ResultFrame>
  );
}
