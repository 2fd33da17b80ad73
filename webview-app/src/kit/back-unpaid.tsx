import { useEffect, useEffectEvent } from 'react';
import type { PaymentEnd } from '../flows/payment-end.ts';
import { confirmPayment, giveUp } from '../flows/purchase.ts';
import type { Sale } from '../flows/sale.ts';
import { LinkButton } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { useResource } from './use-resource.ts';
import { useKitWords } from './words/index.ts';

export interface BackUnpaidProps {
  sale: Sale;
  orderNo: string;
  /** False for a visitor: only a person who is logged in has orders to ask about. */
  canAsk: boolean;
  /** Called with what the server says: the page offers what fits it. */
  onEnd: (end: PaymentEnd) => void;
}

/** Came back from the cashier by its way out. What the address says is a hint: the server is asked. */
export function BackUnpaid({ sale, orderNo, canAsk, onEnd }: BackUnpaidProps) {
  const words = useKitWords().payment.backUnpaid;
  const { data, status } = useResource(canAsk ? `back ${orderNo}` : null, async (signal) => {
    const end = await confirmPayment(sale, orderNo, { signal });
    // The person has turned away from that payment: the next "buy" need not ask about it.
    if (end === 'unpaid') giveUp(sale.productNo, orderNo);
    return end;
  });
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (data) tell(data);
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
    <Callout tone={data || !canAsk ? 'warm' : 'info'} live>
      {data || !canAsk ? words.unpaid : words.asking}
    </Callout>
  );
}
