import { useEffect, useEffectEvent } from 'react';
import type { PaymentEnd } from '../../flows/payment-end.ts';
import { confirmPayment, giveUp } from '../../flows/purchase.ts';
import type { Sale } from '../../flows/sale.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useResource } from '../answers/use-resource.ts';
import { useKitWords } from '../words/index.ts';

export interface UnpaidReturnProps {
  sale: Sale;
  orderNo: string;
  /** False for a visitor: only a logged-in person can request the status of an order. */
  canRequest: boolean;
  /** Called with the payment's end as the server reports it, so that the page offers the right action. */
  onEnd: (end: PaymentEnd) => void;
}

/** Shows the payment's status after a return from the cashier without payment. The address is only a hint: the server's status counts. */
export function UnpaidReturn({ sale, orderNo, canRequest, onEnd }: UnpaidReturnProps) {
  const words = useKitWords().payment.backUnpaid;
  const { data, status } = useResource(canRequest ? `back ${orderNo}` : null, async (signal) => {
    const end = await confirmPayment(sale, orderNo, { signal });
    // The person has abandoned that payment, so the next purchase does not ask about it.
    if (end === 'unpaid') giveUp(sale.productNo, orderNo);
    return end;
  });
  const reportEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (data) reportEnd(data);
  }, [data]);
  const link = (
    <LinkButton small tone="secondary" to={sale.orderPage(orderNo)} replace>
      {words.toOrder}
    </LinkButton>
  );
  if (data === 'paid')
    return (
      <Callout tone="good" live action={link}>
        {words.paid}
      </Callout>
    );
  if (data === 'refunded')
    return (
      <Callout tone="info" live action={link}>
        {words.refunded}
      </Callout>
    );
  if (data === 'unsure' || status === 'error')
    return (
      <Callout tone="warm" live action={link}>
        {words.unsure}
      </Callout>
    );
  return (
    <Callout tone={data || !canRequest ? 'warm' : 'info'} live>
      {data || !canRequest ? words.unpaid : words.asking}
    </Callout>
  );
}
