/** Buys goods with the balance of the health card, charging it exactly once (`done-once.ts`). The account lists the key of each order. */
import { getUserRechargeInfo, placeCardOrder } from '../../../api/health-card.ts';
import { BALANCE_TOO_LOW, SOLD_OUT, STATE_CHANGED } from '../../../client/codes.ts';
import { request } from '../../../client/request.ts';
import { doneOnce, isInDoubt } from './done-once.ts';

/** The order that the person has agreed to. At another price nothing is charged (P12). */
export interface BalanceOrder {
  readonly goodsNo: string;
  readonly quantity: number;
  /** The displayed price of one item, in fen. */
  readonly priceFen: number;
}
export interface BalancePurchase {
  readonly orderNo: string;
  readonly goodsName: string;
  readonly quantity: number;
  readonly amountFen: number;
}

/** The codes of refusals that are only shown to the person and not reported. */
const EXPECTED_CODES = [BALANCE_TOO_LOW, STATE_CHANGED, SOLD_OUT];

const actionName = (goodsNo: string): string => `card-goods.${goodsNo}`;

/** Checks that an order of these goods may have been paid by the balance. It must be looked up before another payment method is used. */
export const mayBePaidByBalance = (goodsNo: string): boolean => isInDoubt(actionName(goodsNo));

/** Orders and pays by the balance. Rejects like every request: nothing is charged then, or the state is unknown. */
export const buyWithBalance = (order: BalanceOrder, idempotencyKey: string): Promise<BalancePurchase> =>
  doneOnce<BalancePurchase>(
    {
      name: actionName(order.goodsNo),
      body: order,
      send: (key) => request(placeCardOrder, { body: order }, { idempotencyKey: key, expected: EXPECTED_CODES }),
      find: async (key) => {
        const { orders } = await request(getUserRechargeInfo, {}, { notice: false });
        return orders.find(({ actionKey }) => actionKey === key);
      },
    },
    idempotencyKey,
  );
