/** A partner's value-added service: ordered, received, begun, used. A lost answer is looked up, never sent blindly again. */
import {
  type GeneralOrder,
  getGeneralOrder,
  getGeneralSelfInfo,
  type NewGeneralOrder,
  placeGeneralOrder,
  receiveGeneralOrder,
  updateGeneralStatus,
} from '../api/general-order.ts';
import { ORDERED_ALREADY } from '../client/codes.ts';
import { isApiError, QUIET, request } from '../client/request.ts';
import { orFound } from './lost-answer.ts';

type Next = 'using' | 'used' | 'cancelled';

/** Orders the service; where the person has an open order of it already, that one is the answer. */
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

/** Receives an order as the page showed it. */
export function receiveOrder(order: GeneralOrder, idempotencyKey: string): Promise<GeneralOrder> {
  const { orderNo, status, insuredName, insuredIdCard, mobile } = order;
  const person = { seenPerson: insuredName, seenPhone: mobile, ...(insuredIdCard && { seenIdCard: insuredIdCard }) };
  return request(receiveGeneralOrder, { body: { orderNo, seenStatus: status, ...person } }, { idempotencyKey });
}

/** Moves an order on from where the page showed it. It is done as well where the answer was lost and the order stands there now. */
export async function moveOn({ orderNo, status: seenStatus }: GeneralOrder, status: Next): Promise<void> {
  await orFound<unknown>(
    () => request(updateGeneralStatus, { body: { orderNo, status, seenStatus } }),
    async () => {
      const now = await request(getGeneralOrder, { query: { orderNo } }, QUIET);
      return now.status === status ? now : undefined;
    },
  );
}
