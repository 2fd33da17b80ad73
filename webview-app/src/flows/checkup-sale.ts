/** The sale of a checkup package: the package mall's rows and the checkup's own order. */

import { getExamOverview } from '../api/exam.ts';
import { createOrder, getPaySuccessInfo, type OrderState, toPay } from '../api/mall.ts';
import { NOT_FOUND } from '../client/codes.ts';
import { request } from '../client/request.ts';
import { href } from '../routes.ts';
import type { Sale } from './sale.ts';

export const checkupSale = (productNo: string): Sale<OrderState> => ({
  productNo,
  order: (body, idempotencyKey) => request(createOrder, { body }, { idempotencyKey }),
  open: (body, idempotencyKey) => request(toPay, { body }, { idempotencyKey }),
  state: (orderNo, signal) => request(getPaySuccessInfo, { query: { orderNo } }, { signal }),
  last: async () => {
    const options = { notice: false, login: false, expected: [NOT_FOUND] };
    return (await request(getExamOverview, { query: { productNo } }, options)).order;
  },
  orderPage: (orderNo) => href('checkup.purchase-success', { productNo, orderNo }),
  freePage: (orderNo) => href('checkup.book', { productNo, orderNo }),
  leftPage: (orderNo) => href('checkup.sale', { productNo }, { payResult: 'fail', orderNo }),
});
