/**
 * The purchases under way, one intent per product, kept on the phone so that a reload or a killed page goes on with the same
 * order. It is the person's own: nobody else's purchase goes on with its key or its order (A04).
 */
import { forgetPersonal, keepPersonal, recallPersonal } from '../platform/personal.ts';

export interface PurchaseIntent {
  readonly productNo: string;
  /** The idempotency key of creating the order: written down before it is first sent. */
  readonly orderKey: string;
  /** The price the key was made for: with another one it is another action (P09). */
  readonly priceFen: number;
  /** Milliseconds since 1970. A key that is too old is not sent again (P10). */
  readonly madeAt: number;
  /** The channel by which the person came when the key was made. */
  readonly channel?: string;
  readonly subChannel?: string;
  /** The version of the agreements that was ticked when the key was made. */
  readonly agreementsVersion?: string;
  readonly orderNo?: string;
  /** The payment sequence last handed to the host. */
  readonly paySeq?: string;
  /** The person cancelled that payment. */
  readonly gaveUp?: boolean;
}

/** An unpaid order closes by itself long before; after that a new intent is right. Days. */
const KEPT_DAYS = 1;
const nameOf = (productNo: string) => `purchase.${productNo}`;

function isIntent(value: unknown): value is PurchaseIntent {
  // Mutant lives: A text or a number has no fields, so the next questions say no as well; the type wants the question.
  if (typeof value !== 'object' || value === null) return false;
  const intent: { [K in keyof PurchaseIntent]?: unknown } = value;
  const { productNo, orderKey, priceFen, madeAt, channel, subChannel, orderNo, paySeq, gaveUp, agreementsVersion } =
    intent;
  const optional = (field: unknown) => field === undefined || typeof field === 'string';
  return (
    typeof productNo === 'string' &&
    typeof orderKey === 'string' &&
    typeof priceFen === 'number' &&
    typeof madeAt === 'number' &&
    optional(channel) &&
    optional(subChannel) &&
    optional(agreementsVersion) &&
    optional(orderNo) &&
    optional(paySeq) &&
    (gaveUp === undefined || gaveUp === true)
  );
}

export const intentFor = (productNo: string): PurchaseIntent | undefined => recallPersonal(nameOf(productNo), isIntent);
export const keepIntent = (intent: PurchaseIntent): boolean =>
  keepPersonal(nameOf(intent.productNo), intent, { days: KEPT_DAYS });
export const forgetIntent = (productNo: string): void => forgetPersonal(nameOf(productNo));
