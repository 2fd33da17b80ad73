/**
 * A product that is sold, as the purchase flow uses it. The flow (`purchase.ts`) is the same for everything that costs money; a kind of
 * product differs in the rows that order and pay it, in the order it shows, and in its pages.
 */
import type { NewOrder, OrderState, PaymentOrder } from '../api/mall.ts';
import { samePersonCheck } from './lost-answer.ts';

/** The parts of an order that a purchase needs. */
export type SaleState = Pick<OrderState, 'orderNo' | 'status' | 'amountFen' | 'payment'>;

export interface OpenPayment {
  orderNo: string;
  payPlatform: number | undefined;
  /** A payment that the person cancelled: the server closes it for ever, then opens another. */
  replaces: string | undefined;
  /** The price that the person saw. */
  seenAmountFen: number;
}

export interface Sale<State extends SaleState = SaleState> {
  /** The kind of product. Intents are stored under it, so no two kinds share one. */
  readonly productNo: string;
  /** The health payment: its own openid question and pay configuration, and `biz` on every host. Default false. */
  readonly health?: boolean;
  /** Makes the order at the price the person saw. Code 40901: the price is another one by now. */
  readonly order: (wish: NewOrder, idempotencyKey: string) => Promise<{ readonly orderNo: string }>;
  /** The order's payment, to be handed to a host. Code 40902: it is paid already. */
  readonly open: (payment: OpenPayment, idempotencyKey: string) => Promise<PaymentOrder>;
  /** Asks the server for the order as it stands. */
  readonly state: (orderNo: string, signal?: AbortSignal) => Promise<State>;
  /**
   * The person's last order of the product, wherever it was made; undefined where there is none. `paidAt` is ISO 8601. Asked
   * before a new order is made, so that what was paid a moment ago elsewhere is not bought again.
   */
  readonly last: () => Promise<{ orderNo: string; status: OrderState['status']; paidAt?: string } | undefined>;
  /** The order's page, within the app: where a payment comes back to, and where the server is asked about it. */
  readonly orderPage: (orderNo: string) => string;
  /** The page after an order that costs nothing, within the app: where it is booked. */
  readonly freePage: (orderNo: string) => string;
  /** The page after a payment that was left without paying, within the app. */
  readonly leftPage: (orderNo: string) => string;
}

/** A sale that is bound to one person. */
export interface BoundSale<State extends SaleState = SaleState> extends Sale<State> {
  /** Throws `ABORTED` once another person is signed in. */
  readonly assertSamePerson: () => void;
}

/**
 * Binds a sale to the person who is signed in now. With another one nothing is sent and no answer is given: one person's key and order
 * never travel with another's token (A04).
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
