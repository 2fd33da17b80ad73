import { linkTo } from '../../../kit/link-to.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from '../words/index.ts';

/** Nobody has asked for a refund of this order. */
export function NoRefund({ productNo, orderNo }: { productNo: string; orderNo: string }) {
  const words = useWords().refund;
  return (
    <EmptyState
      title={words.noneTitle}
      text={words.noneText}
      action={
        <LinkButton wide {...linkTo(href('checkup.state', { productNo, orderNo }))}>
          {words.toOrder}
        </LinkButton>
      }
    />
  );
}
