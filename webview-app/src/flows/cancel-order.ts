/** Calls off an order that is not paid. A call whose answer was lost is a failure only where the service does not show the order closed. */
import { cancelExamBooking } from '../api/exam.ts';
import { getPaySuccessInfo } from '../api/mall.ts';
import { request } from '../client/request.ts';
import { orFound } from './lost-answer.ts';

/** Rejects with `ALREADY_PAID` where it is paid by now: nothing was changed then. */
export async function cancelOrderOnce(orderNo: string, idempotencyKey: string): Promise<void> {
  await orFound(
    async () => (await request(cancelExamBooking, { body: { orderNo, seen: 'unpaid' } }, { idempotencyKey })).status,
    async () => {
      const { status } = await request(getPaySuccessInfo, { query: { orderNo } });
      return status === 'cancelled' ? status : undefined;
    },
  );
}
