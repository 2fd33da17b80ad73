/** Calls off an order that is not paid. A call whose answer was lost is a failure only where the service still shows the order unpaid. */
import { cancelExamBooking } from '../api/exam.ts';
import { getPaySuccessInfo, type OrderState } from '../api/mall.ts';
import { ALREADY_PAID } from '../client/codes.ts';
import { isApiError, request } from '../client/request.ts';
import { intentFor } from '../store/purchase.ts';
import { orFound } from './lost-answer.ts';

/** `paid`: it is paid by now, and nothing was changed. */
export type CallOffEnd = 'cancelled' | 'paid';

/** Rejects with every failure but that of an order that is paid by now. */
export async function cancelOrderOnce(orderNo: string, idempotencyKey: string): Promise<CallOffEnd> {
  try {
    const status = await orFound(
      async () => (await request(cancelExamBooking, { body: { orderNo, seen: 'unpaid' } }, { idempotencyKey })).status,
      async () => {
        const payment = await request(getPaySuccessInfo, { query: { orderNo } });
        return payment.status === 'unpaid' ? undefined : payment.status;
      },
    );
    return status === 'cancelled' ? 'cancelled' : 'paid';
  } catch (error) {
    if (isApiError(error, ALREADY_PAID)) return 'paid';
    throw error;
  }
}

/**
 * True where a payment of the order may still bring money: the service shows one open, or this phone handed one to a host since the
 * order was asked for. `productNo`: that of the order's sale.
 */
export function mayBePaying({ orderNo, payment }: Pick<OrderState, 'orderNo' | 'payment'>, productNo: string): boolean {
  if (payment?.state === 'open') return true;
  const intent = intentFor(productNo);
  return intent?.orderNo === orderNo && intent.paySeq !== undefined && intent.paySeq !== payment?.paySeq;
}
