/** Sells the health card and its goods: the card's order, then the health payment. */
import { hasReceiveHealthCardV2, placeCardOrder } from '../../../api/health-card.ts';
import type { OrderState } from '../../../api/mall.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { ApiError, isApiError, QUIET, request } from '../../../client/request.ts';
import { mallSale, type SalePages } from '../../../flows/checkup-sale.ts';
import { isBought, orderState } from '../../../flows/payment-end.ts';
import { boundToPerson, type Sale } from '../../../flows/sale.ts';
import { href } from '../../../routes.ts';
import { cardProductNo, HEALTH_CARD } from '../../../rules/products.ts';
import { intentFor } from '../../../store/purchase.ts';

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
 * Sells goods of the card for money. The goods `health-card` are the card itself. `pages` are the addresses to which the payment
 * returns. An address may contain an order of another product, which counts as not found.
 */
export const cardGoodsSale = (goodsNo: string, pages: SalePages): Sale<OrderState> => ({
  ...saleOf(cardProductNo(goodsNo), pages),
  health: true,
  order: ({ priceFen, channel, subChannel, agreementsVersion }, idempotencyKey) => {
    const attribution = {
      ...(channel && { channel }),
      ...(subChannel && { subChannel }),
      ...(agreementsVersion && { agreementsVersion }),
    };
    const body = { goodsNo, quantity: 1, priceFen, payBy: 'payment' as const, ...attribution };
    return request(placeCardOrder, { body }, { idempotencyKey });
  },
  last: async () => {
    const { orders } = await request(hasReceiveHealthCardV2, {}, QUIET);
    return orders.find((order) => order.goodsNo === goodsNo);
  },
});

/** An earlier payment of the same goods that is paid, or that may still be paid. */
export interface EarlierPayment {
  readonly state: 'open' | 'paid';
  readonly orderNo: string;
}

/**
 * Returns the payment of the order `mentionedOrderNo`, which the page has mentioned. Default: the payment that this phone began, else
 * the person's last order if it is unpaid. Undefined if the payment is neither open nor paid. Rejects if the state is unknown.
 */
export async function earlierPayment(
  unboundSale: Sale<OrderState>,
  mentionedOrderNo?: string,
): Promise<EarlierPayment | undefined> {
  const sale = boundToPerson(unboundSale);
  const orderNo = mentionedOrderNo ?? intentFor(unboundSale.productNo)?.orderNo ?? (await unpaidOf(sale));
  if (orderNo === undefined) return undefined;
  const order = await orderState(sale, orderNo).catch((error: unknown) => {
    // The order belongs to another person or another product.
    if (isApiError(error, NOT_FOUND)) return undefined;
    throw error;
  });
  if (!order) return undefined;
  if (isBought(order)) return { state: 'paid', orderNo };
  return order.status === 'unpaid' && order.payment?.state === 'open' ? { state: 'open', orderNo } : undefined;
}

/** Returns the last order if it is unpaid, from whichever phone it was placed. */
async function unpaidOf(sale: Sale<OrderState>): Promise<string | undefined> {
  const lastOrder = await sale.last();
  return lastOrder?.status === 'unpaid' ? lastOrder.orderNo : undefined;
}

const resultPage = (orderNo: string): string => href('rights.claim-success-paid', {}, { orderNo });

/** Returns the sale of the health card. All versions of its page share it. A cancelled payment returns to the version's page. */
export const healthCardSale = (version?: string): Sale<OrderState> =>
  cardGoodsSale(HEALTH_CARD, {
    orderPage: resultPage,
    freePage: resultPage,
    leftPage: (orderNo) => {
      const back = { payResult: 'fail', orderNo };
      return version ? href('rights.claim-paid-version', { version }, back) : href('rights.claim-paid', {}, back);
    },
  });
