/**
 * Describes a product for the purchase flow (`purchase.ts`), which is the same for everything that costs money. A kind of product differs
 * in the rows that order and pay it, in the order that it shows, and in its pages.
 */
import type { NewOrder, OrderState, PaymentOrder } from '../api/mall.ts';
import { samePersonCheck } from './lost-answer.ts';

/** The fields of an order that a purchase needs. */
export type SaleState = Pick<OrderState, 'orderNo' | 'status' | 'amountFen' | 'payment'>;

export interface OpenPayment {
  orderNo: string;
  payPlatform: number | undefined;
  /** A payment that the person cancelled. The server closes it for ever, then opens another. */
  replaces: string | undefined;
  /** The displayed price. */
  seenAmountFen: number;
}

export interface Sale<State extends SaleState = SaleState> {
  /** The kind of product. Intents are stored under it, so no two kinds may share one. */
  readonly productNo: string;
  /** True for the health payment, with its own openid question and pay configuration, and `biz` on every host. Default false. */
  readonly health?: boolean;
  /** Makes the order at the displayed price. Code 40901: the price has changed. */
  readonly order: (wish: NewOrder, idempotencyKey: string) => Promise<{ readonly orderNo: string }>;
  /** Opens the order's payment for a host. Code 40902: it is paid already. */
  readonly open: (payment: OpenPayment, idempotencyKey: string) => Promise<PaymentOrder>;
  /** Asks the server for the order's present state. */
  readonly state: (orderNo: string, signal?: AbortSignal) => Promise<State>;
  /**
   * Loads the person's last order of the product, wherever it was made. Undefined if there is none. `paidAt` is ISO 8601. It is read
   * before a new order is made, so that one paid a moment ago elsewhere is not bought again.
   */
  readonly last: () => Promise<{ orderNo: string; status: OrderState['status']; paidAt?: string } | undefined>;
  /** The order's page within the app, to which a payment returns and which asks the server about it. */
  readonly orderPage: (orderNo: string) => string;
  /** The page within the app after a free order, where it is booked. */
  readonly freePage: (orderNo: string) => string;
  /** The page within the app after a payment that was cancelled. */
  readonly leftPage: (orderNo: string) => string;
}

/** A sale that is bound to one person. */
export interface BoundSale<State extends SaleState = SaleState> extends Sale<State> {
  /** Throws `ABORTED` once another person is signed in. */
  readonly assertSamePerson: () => void;
}

/**
 * Binds a sale to the person who is signed in now. For another person nothing is sent and no answer is returned: a key and an order never
 * travel with another person's token (A04).
 */
export function boundToPerson<State extends SaleState>(sale: Sale<State>): BoundSale<State> {
  const assertSamePerson = samePersonCheck();
  const bound =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> => {
      assertSamePerson();
      return call(...args).finally(assertSamePerson);
    };
  return {
    ...sale,
    order: bound(sale.order),
    open: bound(sale.open),
    state: bound(sale.state),
    last: bound(sale.last),
    assertSamePerson,
  };
}
