import { linkTo } from '../../../kit/link-to.ts';
import { useScreenText } from '../../../messages/screens.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Nobody has asked for a refund of this order. */
export function NoRefund({ productNo, orderNo }: { productNo: string; orderNo: string }) {
  const words = useScreenText().checkup.refund;
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
