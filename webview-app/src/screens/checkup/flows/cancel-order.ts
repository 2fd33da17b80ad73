/** Cancels an unpaid order. A lost response is a failure only if the service still shows the order as unpaid. */
import { cancelExamBooking } from '../../../api/exam.ts';
import { getPaySuccessInfo, type OrderState } from '../../../api/mall.ts';
import { ALREADY_PAID } from '../../../client/codes.ts';
import { isApiError, request } from '../../../client/request.ts';
import { recoverLostAnswer } from '../../../flows/lost-answer.ts';
import { intentFor } from '../../../store/purchase.ts';

/** The result of a cancellation. `paid`: the order was paid before, and nothing was changed. */
export type CancelOutcome = 'cancelled' | 'paid';

/** Cancels an order. Resolves to `paid` if the order was paid before, and rejects for any other failure. */
export async function cancelOrderOnce(orderNo: string, idempotencyKey: string): Promise<CancelOutcome> {
  try {
    const status = await recoverLostAnswer(
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
 * Tells if a payment of the order may still succeed. It may if the service shows an open one, or this phone passed one to a host since the
 * order was created. `productNo` is the product number of the order's sale.
 */
export function mayBePaying({ orderNo, payment }: Pick<OrderState, 'orderNo' | 'payment'>, productNo: string): boolean {
  if (payment?.state === 'open') return true;
  const intent = intentFor(productNo);
  return intent?.orderNo === orderNo && intent.paySeq !== undefined && intent.paySeq !== payment?.paySeq;
}
