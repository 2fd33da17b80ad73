/** Orders, receives, starts and ends a partner's value-added service. After a lost response it looks the order up, before any retry. */
import {
  type GeneralOrder,
  getGeneralOrder,
  getGeneralSelfInfo,
  type NewGeneralOrder,
  placeGeneralOrder,
  receiveGeneralOrder,
  updateGeneralStatus,
} from '../../../api/general-order.ts';
import { ORDERED_ALREADY } from '../../../client/codes.ts';
import { isApiError, QUIET, request } from '../../../client/request.ts';
import { recoverLostAnswer } from '../../../flows/lost-answer.ts';

type NextStatus = 'using' | 'used' | 'cancelled';

/** Orders the service and returns its order number. If the person already has an open order of it, returns that order's number. */
export async function placeOrder(order: NewGeneralOrder, idempotencyKey: string): Promise<string> {
  try {
    return (await request(placeGeneralOrder, { body: order }, { idempotencyKey })).orderNo;
  } catch (error) {
    if (!isApiError(error, ORDERED_ALREADY)) throw error;
    const { orderNo } = await request(getGeneralSelfInfo, { query: { productNo: order.productNo } });
    if (!orderNo) throw error;
    return orderNo;
  }
}

/** Receives an order as displayed. The request contains the displayed values, so that the service can refuse outdated ones. */
export function receiveOrder(order: GeneralOrder, idempotencyKey: string): Promise<GeneralOrder> {
  const { orderNo, status, insuredName, insuredIdCard, mobile } = order;
  const person = { seenPerson: insuredName, seenPhone: mobile, ...(insuredIdCard && { seenIdCard: insuredIdCard }) };
  return request(receiveGeneralOrder, { body: { orderNo, seenStatus: status, ...person } }, { idempotencyKey });
}

/** Changes an order's status from the displayed status. After a lost response it succeeds if the order already has the new status. */
export async function changeStatus({ orderNo, status: seenStatus }: GeneralOrder, status: NextStatus): Promise<void> {
  await recoverLostAnswer<unknown>(
    () => request(updateGeneralStatus, { body: { orderNo, status, seenStatus } }),
    async () => {
      const current = await request(getGeneralOrder, { query: { orderNo } }, QUIET);
      return current.status === status ? current : undefined;
    },
  );
}
