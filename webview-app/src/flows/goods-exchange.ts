/**
 * Exchanges coins for goods so that coins move once. Rules:
 * 1. The exchange says the price that the person saw: at another one nothing is moved (P12).
 * 2. An exchange whose answer was lost is done where the goods' page shows the person's own exchange. Else it stays a failure, and is
 *    sent again with its own key.
 * 3. Who has exchanged the goods before, here, in another tab or on another phone, is given that exchange: no coins are moved (P11).
 * 4. Two tabs exchange one after the other.
 */
import { exchangeGift } from '../api/activity.ts';
import { type GoodsDetail, getGoodsDetail } from '../api/goods.ts';
import { GIFT_TAKEN, SOLD_OUT, STATE_CHANGED, TOO_FEW_COINS } from '../client/codes.ts';
import { request } from '../client/request.ts';
import { inTurn, isLost, orFound } from './lost-answer.ts';

/** The exchange that the person has agreed to. */
export interface GoodsOrder {
  readonly skuId: string;
  /** The price that was shown. */
  readonly coins: number;
  readonly priceFen: number;
  readonly cityId?: string;
  /** Of a parcel; absent for a voucher. */
  readonly to?: { readonly name: string; readonly phone: string; readonly address: string };
}

export interface Exchanged {
  readonly recordNo: string;
  readonly exchangedAt: string;
  /** False: it was done before; nothing moved now. */
  readonly isNew: boolean;
}

/** Refusals that a person is told about and nobody else. */
const EXPECTED = [GIFT_TAKEN, STATE_CHANGED, SOLD_OUT, TOO_FEW_COINS];

/** Exchanges the goods; gives the record. Rejects as every call does: what was agreed to is then not done, or not known to be. */
export function exchangeGoods(order: GoodsOrder, idempotencyKey: string): Promise<Exchanged> {
  const { skuId, to, ...seen } = order;
  const body = { giftId: skuId, ...seen, ...to };
  return inTurn(`exchange.${skuId}`, () =>
    orFound(
      async () => {
        const { recordNo, exchangedAt } = await request(exchangeGift, { body }, { idempotencyKey, expected: EXPECTED });
        return { recordNo, exchangedAt, isNew: true };
      },
      async (failure) => {
        const own = await ownExchange(skuId);
        return own && { recordNo: own.recordNo, exchangedAt: own.exchangedAt, isNew: isLost(failure) };
      },
      GIFT_TAKEN,
    ),
  );
}

const ownExchange = async (skuId: string): Promise<GoodsDetail['exchange']> =>
  (await request(getGoodsDetail, { query: { skuId } })).exchange;
