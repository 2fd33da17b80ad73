import type { ExamOverview } from '../../../api/exam.ts';
import type { PackageSummary } from '../../../api/mall.ts';
import type { ExamFlow } from '../../../flows/exam-flow.ts';
import { usePayConfirmation } from '../../../kit/elder/confirmation.tsx';
import { Clauses } from '../../../kit/purchase/clauses.tsx';
import { hasCallout, PurchaseCallout } from '../../../kit/purchase/purchase-callout.tsx';
import { usePurchaseConsent } from '../../../kit/purchase/purchase-consent.tsx';
import type { Purchase } from '../../../kit/purchase/use-purchase.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { useWords } from '../words/index.ts';

export interface BuyBarProps {
  item: PackageSummary;
  /** The person's order of the product, or undefined until it has loaded. */
  overview: ExamOverview | undefined;
  /** The order whose payment the person has just left. Paying it comes before any other action. */
  backFrom: string | undefined;
  purchase: Purchase;
  exam: ExamFlow;
}

/** Shows the price and one button. A person who has paid books a date first. */
export function BuyBar({ item, overview, backFrom, purchase: { phase, lastEnd, review, buy }, exam }: BuyBarProps) {
  const words = useWords();
  const { productNo, priceFen, onSale } = item;
  const order = overview?.order;
  const canBook = overview?.canBook === true && order !== undefined && !backFrom;
  const consent = usePurchaseConsent();
  const isFree = priceFen === 0;
  const busy = phase !== 'idle' || (isFree && consent.isLoading);
  const isAboutThis = lastEnd && hasCallout(lastEnd) && !(isFree && lastEnd.end === 'switched-off');
  const callout = isAboutThis ? <PurchaseCallout lastEnd={lastEnd} /> : undefined;
  const unpaidOrderNo =
    lastEnd?.end === 'unpaid' ? lastEnd.orderNo : (backFrom ?? (overview?.canPay ? order?.orderNo : undefined));
  const { getFree, payNow, buyNow } = words.sale;
  const payment = usePayConfirmation({
    name: item.name,
    amountFen: priceFen,
    terms: item.terms,
    pay: () => buy(priceFen, { orderNo: unpaidOrderNo }),
  });
  // A free product needs consent but no payment. An unpaid order is paid instead of creating a second one.
  const onPress = () => {
    if (isFree) consent.withConsent((agreed) => buy(priceFen, { agreed }));
    else if (unpaidOrderNo) payment.submit();
    else review();
  };
  const label = isFree ? getFree : unpaidOrderNo ? payNow : buyNow;
  return (
    <>
      <BottomBar
        // On a small phone the price does not fit beside two buttons. It is already above.
        summary={canBook ? undefined : <Price fen={priceFen} />}
        note={
          <>
            {callout}
            {isFree && onSale ? consent.row : <Clauses />}
          </>
        }
      >
        <Button tone={canBook ? 'secondary' : 'primary'} disabled={!onSale} busy={busy} onClick={onPress}>
          {onSale ? label : words.list.notOnSale}
        </Button>
        {canBook ? <LinkButton to={exam.pages.book(productNo, order.orderNo)}>{words.sale.bookNow}</LinkButton> : null}
      </BottomBar>
      {payment.dialog}
    </>
  );
}
