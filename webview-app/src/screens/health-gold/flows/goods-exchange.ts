/**
 * Exchanges coins for goods, charging them exactly once. Rules:
 * 1. The request contains the displayed price. At another price nothing is charged (P12).
 * 2. After a lost response the exchange counts as done if the goods' page shows it. Otherwise it fails, and a retry sends the same key.
 * 3. If the person has exchanged the goods before, in any tab or on another phone, that exchange is returned and costs no coins (P11).
 * 4. Two tabs exchange one after the other.
 */
import { exchangeGift } from '../../../api/activity.ts';
import { type GoodsDetail, getGoodsDetail } from '../../../api/goods.ts';
import { GIFT_TAKEN, SOLD_OUT, STATE_CHANGED, TOO_FEW_COINS } from '../../../client/codes.ts';
import { request } from '../../../client/request.ts';
import { inTurn, isLost, recoverLostAnswer } from '../../../flows/lost-answer.ts';

/** The exchange that the person has agreed to. */
export interface GoodsOrder {
  readonly skuId: string;
  /** The displayed price. */
  readonly coins: number;
  readonly priceFen: number;
  readonly cityId?: string;
  /** The address of a parcel. Absent for a voucher. */
  readonly to?: { readonly name: string; readonly phone: string; readonly address: string };
}

export interface ExchangeRecord {
  readonly recordNo: string;
  readonly exchangedAt: string;
  /** False if it was done before and nothing was charged now. */
  readonly isNew: boolean;
}

/** The codes of refusals that are only shown to the person and not reported. */
const EXPECTED_CODES = [GIFT_TAKEN, STATE_CHANGED, SOLD_OUT, TOO_FEW_COINS];

/** Exchanges the goods. Returns the record. Rejects like every request: the exchange is then not done, or its result is unknown. */
export function exchangeGoods(order: GoodsOrder, idempotencyKey: string): Promise<ExchangeRecord> {
  const { skuId, to, ...displayedPrice } = order;
  const body = { giftId: skuId, ...displayedPrice, ...to };
  return inTurn(`exchange.${skuId}`, () =>
    recoverLostAnswer(
      async () => {
        const { recordNo, exchangedAt } = await request(
          exchangeGift,
          { body },
          { idempotencyKey, expected: EXPECTED_CODES },
        );
        return { recordNo, exchangedAt, isNew: true };
      },
      async (failure) => {
        const earlierExchange = await exchangeOf(skuId);
        return (
          earlierExchange && {
            recordNo: earlierExchange.recordNo,
            exchangedAt: earlierExchange.exchangedAt,
            isNew: isLost(failure),
          }
        );
      },
      GIFT_TAKEN,
    ),
  );
}

const exchangeOf = async (skuId: string): Promise<GoodsDetail['exchange']> =>
  (await request(getGoodsDetail, { query: { skuId } })).exchange;
