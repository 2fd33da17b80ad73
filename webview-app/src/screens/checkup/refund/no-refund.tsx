import { NothingHere } from '../../../kit/page/nothing-here.tsx';
import { href } from '../../../routes.ts';
import { useWords } from '../words/index.ts';

/** Shows that no refund of this order was requested. */
export function NoRefund({ productNo, orderNo }: { productNo: string; orderNo: string }) {
  const words = useWords().refund;
  return (
    <NothingHere
      title={words.noneTitle}
      text={words.noneText}
      linkLabel={words.toOrder}
      to={href('checkup.state', { productNo, orderNo })}
    />
  );
}
