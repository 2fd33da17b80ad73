import { useEffect, useEffectEvent } from 'react';
import type { CardGoods } from '../../../api/health-card.ts';
import type { OrderState } from '../../../api/mall.ts';
import { wasShownPaid } from '../../../flows/payment-end.ts';
import { confirmPayment, giveUp } from '../../../flows/purchase.ts';
import { useResource } from '../../../kit/answers/use-resource.ts';
import { hasCallout, PurchaseCallout } from '../../../kit/purchase/purchase-callout.tsx';
import { usePurchaseConsent } from '../../../kit/purchase/purchase-consent.tsx';
import { PurchaseDialogs } from '../../../kit/purchase/purchase-dialogs.tsx';
import { usePurchase } from '../../../kit/purchase/use-purchase.ts';
import { moneyText } from '../../../messages/money.ts';
import { cardProductNo } from '../../../rules/products.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { saleOf } from './goods-sale.ts';
import { useWords } from './words/index.ts';

export interface GoodsPaymentProps {
  goods: CardGoods;
  onOtherPrice: () => void;
  /** Called when a payment begins and ends. The result is shown here, so the parent must stay open. */
  onBusy: (isBusy: boolean) => void;
  /** Called when the service has reported that the payment is unpaid. */
  onUnpaid: () => void;
}

/** Buys one piece of the goods with money, if the balance is too small. */
export function GoodsPayment({ goods, onOtherPrice, onBusy, onUnpaid }: GoodsPaymentProps) {
  const words = useWords().goods;
  const purchase = usePurchase(saleOf(goods.goodsNo), onOtherPrice);
  const { phase, lastEnd } = purchase;
  const consent = usePurchaseConsent(cardProductNo(goods.goodsNo));
  const pay = () => consent.withConsent((agreed) => purchase.buy(goods.priceFen, { agreed, mayRepeat: wasShownPaid }));
  const isBusy = phase !== 'idle';
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  const isUnpaid = lastEnd?.end === 'unpaid';
  const reportUnpaid = useEffectEvent(onUnpaid);
  useEffect(() => {
    if (isUnpaid) reportUnpaid();
  }, [isUnpaid]);
  return (
    <>
      {lastEnd && hasCallout(lastEnd) ? <PurchaseCallout lastEnd={lastEnd} /> : null}
      {consent.row}
      <Button wide busy={isBusy || consent.isLoading} onClick={pay}>
        {words.payNow(moneyText(goods.priceFen))}
      </Button>
      <PurchaseDialogs purchase={purchase} priceFen={goods.priceFen} />
    </>
  );
}

export interface PaidOrNotProps {
  goodsNo: string;
  orderNo: string;
  /** True if the person left the cashier without paying. */
  isAbandoned: boolean;
}

/**
 * Shows the result of a payment that returned to this page. The address is only a hint, so the service is asked. It is asked repeatedly
 * unless the person cancelled, because the bank may report the payment after the person's return.
 */
export function PaidOrNot({ goodsNo, orderNo, isAbandoned }: PaidOrNotProps) {
  const words = useWords().goods;
  const { data, status } = useResource(`paid ${orderNo}`, async (signal) => {
    const sale = saleOf(goodsNo);
    let isOpen = false;
    const onState = ({ payment }: OrderState) => {
      isOpen = payment?.state === 'open';
    };
    const outcome = await confirmPayment(sale, orderNo, { signal, patient: !isAbandoned, onState });
    if (outcome !== 'unpaid' || !isAbandoned) return outcome;
    // The person left that payment, so the next purchase need not ask about it.
    giveUp(sale.productNo, orderNo);
    return isOpen ? 'left' : outcome;
  });
  if (data === 'paid')
    return (
      <Callout tone="good" title={words.paid} live>
        <p>{words.paidText(orderNo)}</p>
      </Callout>
    );
  if (data === 'refunded')
    return (
      <Callout tone="info" title={words.refunded} live>
        <p>{words.refundedText(orderNo)}</p>
      </Callout>
    );
  if (data === 'unsure' || status === 'error')
    return (
      <Callout tone="warm" live>
        {words.unsure}
      </Callout>
    );
  return (
    <Callout tone={data ? 'warm' : 'info'} live>
      {data ? words[data] : words.asking}
    </Callout>
  );
}
