import { useEffect } from 'react';
import { listPackages, type OrderState } from '../../../api/mall.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import type { Sale } from '../../../flows/sale.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { usePayConfirmation } from '../../../kit/elder/confirmation.tsx';
import { useElder } from '../../../kit/elder/elder.ts';
import { Clauses } from '../../../kit/purchase/clauses.tsx';
import { hasCallout, PurchaseCallout } from '../../../kit/purchase/purchase-callout.tsx';
import { PurchaseDialogs } from '../../../kit/purchase/purchase-dialogs.tsx';
import { usePurchase } from '../../../kit/purchase/use-purchase.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { useWords } from '../words/index.ts';
import type { PayWatch } from './pay-watch.ts';

export interface PayBarProps {
  order: OrderState;
  sale: Sale;
  watch: PayWatch;
  onChange: () => void;
}

/** Shows the price of an unpaid order and the button that pays it, until its deadline. */
export function PayBar({ order, sale, watch, onChange }: PayBarProps) {
  const { orderNo, productNo, productName, amountFen, payBefore } = order;
  const words = useWords();
  const purchase = usePurchase(sale, onChange);
  const { phase, lastEnd, buy, isAsking } = purchase;
  // Only the elder edition asks before the payment. The question contains the terms from the offer.
  const offer = usePage(listPackages, useElder() ? { query: { productNo } } : null, { none: NOT_FOUND, notice: false });
  const payment = usePayConfirmation({
    name: productName,
    amountFen,
    terms: offer.data?.list.find((item) => item.productNo === productNo)?.terms,
    payBefore,
    pay: () => buy(amountFen, { orderNo }),
  });
  const busy = phase !== 'idle';
  const { setPaying, over } = watch;
  useEffect(() => {
    setPaying(busy || isAsking);
    return () => setPaying(false);
  }, [setPaying, busy, isAsking]);
  const isOver = payBefore !== undefined && over === payBefore;
  const callout = lastEnd && hasCallout(lastEnd) ? <PurchaseCallout lastEnd={lastEnd} /> : undefined;
  return (
    <>
      <BottomBar
        summary={<Price fen={amountFen} />}
        note={
          <>
            {callout}
            <Clauses />
          </>
        }
      >
        <Button busy={busy} disabled={isOver && !busy} onClick={payment.submit}>
          {words.state.payNow}
        </Button>
      </BottomBar>
      {payment.dialog}
      <PurchaseDialogs purchase={purchase} priceFen={amountFen} />
    </>
  );
}
