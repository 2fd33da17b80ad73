import { request } from '../../../api/client.ts';
import { placeVasOrder } from '../../../api/exam.ts';
import { createOrder } from '../../../api/mall.ts';
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
