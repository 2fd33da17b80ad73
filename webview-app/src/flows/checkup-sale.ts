/** Sells a checkup package by the API of the package mall. The kinds of checkup differ in their pages. */

import { getExamOverview } from '../api/exam.ts';
import { createOrder, getPaySuccessInfo, type OrderState, toPay } from '../api/mall.ts';
import { NOT_FOUND } from '../client/codes.ts';
import { QUIET, request } from '../client/request.ts';
import { href } from '../routes.ts';
import { examOf } from './exam-of.ts';
import type { Sale } from './sale.ts';

/** The pages of a sale of the package mall. */
export type SalePages = Pick<Sale, 'orderPage' | 'freePage' | 'leftPage'>;

/** Sells one product. The intent is named after the product: on any page it is the same purchase. */
export const mallSale = (productNo: string, pages: SalePages): Sale<OrderState> => ({
  productNo,
  order: (body, idempotencyKey) => request(createOrder, { body }, { idempotencyKey }),
  open: (body, idempotencyKey) => request(toPay, { body }, { idempotencyKey }),
  state: (orderNo, signal) => request(getPaySuccessInfo, { query: { orderNo } }, { signal }),
  last: async () => {
    const options = { ...QUIET, expected: [NOT_FOUND] };
    return (await request(getExamOverview, { query: { productNo } }, options)).order;
  },
  ...pages,
});

export const checkupSale = (productNo: string): Sale<OrderState> =>
  mallSale(productNo, {
    orderPage: (orderNo) => href('checkup.purchase-success', { productNo, orderNo }),
    freePage: (orderNo) => examOf(productNo).pages.book(productNo, orderNo),
    leftPage: (orderNo) => href('checkup.sale', { productNo }, { payResult: 'fail', orderNo }),
  });
