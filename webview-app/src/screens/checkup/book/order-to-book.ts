import { getExamAppointment, placeVasOrder } from '../../../api/exam.ts';
import { createOrder } from '../../../api/mall.ts';
import { isApiError, request } from '../../../client/request.ts';
import { needsVasOrder } from '../../../rules/products.ts';

/**
 * The order that a booking uses. A gift has none beforehand: a value-added order is placed for it, or a plain one of nothing
 * where the product needs no value-added order (specification, section 9). The key is the booking's own, so that a booking
 * that is tried again uses the order of the first try.
 */
export async function orderToBook(
  productNo: string,
  orderNo: string | undefined,
  idempotencyKey: string,
): Promise<string> {
  if (orderNo) return orderNo;
  const options = { idempotencyKey: `${idempotencyKey}.order` };
  const placed = needsVasOrder(productNo)
    ? await request(placeVasOrder, { body: { productNo } }, options)
    : await request(createOrder, { body: { productNo, priceFen: 0 } }, options);
  return placed.orderNo;
}

/** For a booking whose answer was lost: it is done where the service has the date. Else the failure stays one. */
export const unlessBooked =
  (orderNo: string) =>
  async (error: unknown): Promise<void> => {
    if (!isApiError(error) || !error.mayHaveHappened) throw error;
    const { appointment } = await request(
      getExamAppointment,
      { query: { orderNo } },
      { notice: false, login: false, report: false },
    ).catch(() => {
      throw error;
    });
    if (appointment?.status !== 'booked') throw error;
  };
