import { MissingState } from '../../../kit/page/missing-state.tsx';
import { useWords } from '../words/index.ts';
import { refundedOrderPage } from './own-refund.ts';

/** Shows that no refund of this order was requested. */
export function NoRefund({ productNo, orderNo }: { productNo: string; orderNo: string }) {
  const words = useWords().refund;
  return (
    <MissingState
      title={words.noneTitle}
      text={words.noneText}
      linkLabel={words.toOrder}
      to={refundedOrderPage(productNo, orderNo)}
    />
  );
}
