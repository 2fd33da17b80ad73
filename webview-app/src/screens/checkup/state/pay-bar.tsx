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

export interface PayBarProps {
  order: OrderState;
  sale: Sale;
  onChange: () => void;
}

/** The price of an unpaid order, and the button that pays it. */
export function PayBar({ order: { orderNo, amountFen }, sale, onChange }: PayBarProps) {
  const words = useWords();
  const purchase = usePurchase(sale, onChange);
  const { phase, news, buy } = purchase;
  const busy = phase !== 'idle';
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
        <Button busy={busy} onClick={() => buy(amountFen, { orderNo })}>
          {words.state.payNow}
        </Button>
      </BottomBar>
      <PurchaseDialogs purchase={purchase} priceFen={amountFen} />
    </>
  );
}
