/**
 * Describes a product for the purchase flow (`purchase.ts`), which is the same for all kinds of products. Kinds differ in the
 * endpoints for orders and payments, in the order that is shown, and in their pages.
 */
import type { NewOrder, OrderState, PaymentOrder } from '../api/mall.ts';
import { samePersonCheck } from './lost-answer.ts';

/** The fields of an order that a purchase needs. */
export type SaleState = Pick<OrderState, 'orderNo' | 'status' | 'amountFen' | 'payment'>;

export interface OpenPayment {
  orderNo: string;
  payPlatform: number | undefined;
  /** A payment that the person cancelled. The server closes it permanently, then opens a new payment. */
  replaces: string | undefined;
  /** The displayed price. */
  seenAmountFen: number;
}

export interface Sale<State extends SaleState = SaleState> {
  /** The kind of product. Intents are stored under it, so no two kinds may share one. */
  readonly productNo: string;
  /** True for the health payment. It has a separate openid check and pay configuration, and sends `biz` to every host. Default: false. */
  readonly health?: boolean;
  /** Creates the order at the displayed price. Code 40901: the price has changed. */
  readonly order: (newOrder: NewOrder, idempotencyKey: string) => Promise<{ readonly orderNo: string }>;
  /** Opens the order's payment for a host. Code 40902: it is paid already. */
  readonly open: (payment: OpenPayment, idempotencyKey: string) => Promise<PaymentOrder>;
  /** Loads the order's present state. */
  readonly state: (orderNo: string, signal?: AbortSignal) => Promise<State>;
  /**
   * Loads the person's last order of the product from any device. Undefined if there is none. `paidAt` is ISO 8601. It is loaded
   * before a new order is created, so that a product just paid elsewhere is not bought again.
   */
  readonly last: () => Promise<{ orderNo: string; status: OrderState['status']; paidAt?: string } | undefined>;
  /** The order's page within the app. A payment returns to it, and it loads the payment's state. */
  readonly orderPage: (orderNo: string) => string;
  /** The page within the app after a free order, where it is booked. */
  readonly freePage: (orderNo: string) => string;
  /** The page within the app after a payment that was cancelled. */
  readonly leftPage: (orderNo: string) => string;
}

export interface BoundSale<State extends SaleState = SaleState> extends Sale<State> {
  /** Throws `ABORTED` once another person is signed in. */
  readonly assertSamePerson: () => void;
}

/**
 * Binds a sale to the person who is signed in now. For another person no request is sent and no answer is returned: a key and an order are never
 * sent with another person's token (A04).
 */
export function boundToPerson<State extends SaleState>(sale: Sale<State>): BoundSale<State> {
  const assertSamePerson = samePersonCheck();
  const bind =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> => {
      assertSamePerson();
      return call(...args).finally(assertSamePerson);
    };
  return {
    ...sale,
    order: bind(sale.order),
    open: bind(sale.open),
    state: bind(sale.state),
    last: bind(sale.last),
    assertSamePerson,
  };
}
