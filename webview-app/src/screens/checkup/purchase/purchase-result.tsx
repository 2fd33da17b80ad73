import { PurchaseResult as ResultOfPurchase } from '../../../kit/purchase/purchase-result.tsx';
import type { SoldCheckup } from '../flows/sold-checkup.ts';
import { orderFacts } from '../order/order-facts.ts';
import { useWords } from '../words/index.ts';
import { PaidResult } from './paid.tsx';

export interface PurchaseResultProps {
  sold: SoldCheckup;
  productNo: string;
  orderNo: string;
}

/** Shows the result of a checkup's payment, which returns to this page. */
export function PurchaseResult({ sold, productNo, orderNo }: PurchaseResultProps) {
  const words = useWords();
  return (
    <ResultOfPurchase
      sale={sold.sale(productNo)}
      orderNo={orderNo}
      paid={(order) => <PaidResult order={order} exam={sold.exam} />}
      facts={(order) =>
        order
          ? [[words.order.package, order.productName], ...orderFacts(order, words)]
          : [[words.order.orderNo, orderNo]]
      }
      product={{ to: sold.exam.pages.product(productNo), label: words.success.toPackage }}
    />
  );
}
