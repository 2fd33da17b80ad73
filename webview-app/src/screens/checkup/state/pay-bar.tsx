import { useEffect } from 'react';
import type { OrderState } from '../../../api/mall.ts';
import type { Sale } from '../../../flows/sale.ts';
import { Clauses } from '../../../kit/clauses.tsx';
import { hasWords, PurchaseCallout } from '../../../kit/purchase-callout.tsx';
import { PurchaseDialogs } from '../../../kit/purchase-dialogs.tsx';
import { usePurchase } from '../../../kit/use-purchase.ts';
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

/** The price of an unpaid order, and the button that pays it until its time is over. */
export function PayBar({ order: { orderNo, amountFen, payBefore }, sale, watch, onChange }: PayBarProps) {
  const words = useWords();
  const purchase = usePurchase(sale, onChange);
  const { phase, news, buy, asking } = purchase;
  const busy = phase !== 'idle';
  const { tellPaying, over } = watch;
  useEffect(() => {
    tellPaying(busy || asking);
    return () => tellPaying(false);
  }, [tellPaying, busy, asking]);
  const isOver = payBefore !== undefined && over === payBefore;
  const callout = news && hasWords(news) ? <PurchaseCallout news={news} /> : undefined;
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
        <Button busy={busy} disabled={isOver && !busy} onClick={() => buy(amountFen, { orderNo })}>
          {words.state.payNow}
        </Button>
      </BottomBar>
      <PurchaseDialogs purchase={purchase} priceFen={amountFen} />
    </>
  );
}
