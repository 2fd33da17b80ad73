/** The sale of the health card and of its goods: the card's own order, then the health payment. */
import { hasReceiveHealthCardV2, placeCardOrder } from '../api/health-card.ts';
import type { OrderState } from '../api/mall.ts';
import { NOT_FOUND } from '../client/codes.ts';
import { ApiError, isApiError, QUIET, request } from '../client/request.ts';
import { href } from '../routes.ts';
import { cardProductNo, HEALTH_CARD } from '../rules/products.ts';
import { intentFor } from '../store/purchase.ts';
import { mallSale, type SalePages } from './checkup-sale.ts';
import { isBought, orderState } from './payment-end.ts';
import { boundToPerson, type Sale } from './sale.ts';

function saleOf(productNo: string, pages: SalePages): Sale<OrderState> {
  const sale = mallSale(productNo, pages);
  const state: Sale<OrderState>['state'] = async (orderNo, signal) => {
    const order = await sale.state(orderNo, signal);
    if (order.productNo === productNo) return order;
    throw new ApiError(NOT_FOUND, 'the order of another product');
  };
  return { ...sale, state };
}

/**
 * Sells one of the goods of the card for money, `health-card` is the card itself. The pages say where its payment comes back to. An order of
 * anything else, which an address may name, is no order of these: its state is not found.
 */
export const cardGoodsSale = (goodsNo: string, pages: SalePages): Sale<OrderState> => ({
  ...saleOf(cardProductNo(goodsNo), pages),
  health: true,
  order: ({ priceFen, channel, subChannel, agreementsVersion }, idempotencyKey) => {
    const came = {
      ...(channel && { channel }),
      ...(subChannel && { subChannel }),
      ...(agreementsVersion && { agreementsVersion }),
    };
    const body = { goodsNo, quantity: 1, priceFen, payBy: 'payment' as const, ...came };
    return request(placeCardOrder, { body }, { idempotencyKey });
  },
  last: async () => {
    const { orders } = await request(hasReceiveHealthCardV2, {}, QUIET);
    return orders.find((order) => order.goodsNo === goodsNo);
  },
});

/** A payment that stands before another way to buy the same: it may yet be paid, or it is. */
export interface PaymentBefore {
  readonly state: 'open' | 'paid';
  readonly orderNo: string;
}

/**
 * Asks how the payment of `spokenOf` stands, an order that the person was told of; without one the payment that was begun on this phone,
 * else that of the person's last order if it waits for its payment. Undefined where it is neither open nor paid. Rejects where nobody can say.
 */
export async function paymentBefore(of: Sale<OrderState>, spokenOf?: string): Promise<PaymentBefore | undefined> {
  const sale = boundToPerson(of);
  const orderNo = spokenOf ?? intentFor(of.productNo)?.orderNo ?? (await unpaidOf(sale));
  if (orderNo === undefined) return undefined;
  const order = await orderState(sale, orderNo).catch((error: unknown) => {
    // The order of somebody else, or of something else.
    if (isApiError(error, NOT_FOUND)) return undefined;
    throw error;
  });
  if (!order) return undefined;
  if (isBought(order)) return { state: 'paid', orderNo };
  return order.status === 'unpaid' && order.payment?.state === 'open' ? { state: 'open', orderNo } : undefined;
}

/** The last order, begun on whatever phone, if it waits for its payment. */
async function unpaidOf(sale: Sale<OrderState>): Promise<string | undefined> {
  const last = await sale.last();
  return last?.status === 'unpaid' ? last.orderNo : undefined;
}

const resultPage = (orderNo: string): string => href('rights.claim-success-paid', {}, { orderNo });

/** Sells the health card. Whichever version of its page it is bought on, it is one purchase; who leaves the payment comes back there. */
export const healthCardSale = (version?: string): Sale<OrderState> =>
  cardGoodsSale(HEALTH_CARD, {
    orderPage: resultPage,
    freePage: resultPage,
    leftPage: (orderNo) => {
      const back = { payResult: 'fail', orderNo };
      return version ? href('rights.claim-paid-version', { version }, back) : href('rights.claim-paid', {}, back);
    },
  });
