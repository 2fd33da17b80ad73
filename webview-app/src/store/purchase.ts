/**
 * Stores the pending purchases, one intent per product, so that a reload or a killed page continues with the same order. An intent belongs
 * to one person: no other person may continue with its key or order (A04).
 */
import { forgetPersonal, keepPersonal, recallPersonal } from '../platform/personal.ts';

export interface PurchaseIntent {
  readonly productNo: string;
  /** The idempotency key for creating the order, stored before it is first sent. */
  readonly orderKey: string;
  /** The price for which the key was created. Another price needs a new key (P09). */
  readonly priceFen: number;
  /** Milliseconds since 1970. An expired key is not sent again (P10). */
  readonly madeAt: number;
  /** The channel of the person when the key was created. */
  readonly channel?: string;
  readonly subChannel?: string;
  /** The version of the accepted agreements when the key was created. */
  readonly agreementsVersion?: string;
  readonly orderNo?: string;
  /** The last payment sequence passed to the host. */
  readonly paySeq?: string;
  /** True if the person cancelled that payment. */
  readonly gaveUp?: boolean;
}

/** Days until an intent is deleted. An unpaid order closes before that and needs a new intent. */
const STORED_DAYS = 1;
const nameOf = (productNo: string) => `purchase.${productNo}`;

function isIntent(value: unknown): value is PurchaseIntent {
  // Mutant lives: A string or a number has no fields, so the later checks fail as well. The type requires this check.
  if (typeof value !== 'object' || value === null) return false;
  const intent: { [K in keyof PurchaseIntent]?: unknown } = value;
  const { productNo, orderKey, priceFen, madeAt, channel, subChannel, orderNo, paySeq, gaveUp, agreementsVersion } =
    intent;
  const isOptionalString = (field: unknown) => field === undefined || typeof field === 'string';
  return (
    typeof productNo === 'string' &&
    typeof orderKey === 'string' &&
    typeof priceFen === 'number' &&
    typeof madeAt === 'number' &&
    isOptionalString(channel) &&
    isOptionalString(subChannel) &&
    isOptionalString(agreementsVersion) &&
    isOptionalString(orderNo) &&
    isOptionalString(paySeq) &&
    (gaveUp === undefined || gaveUp === true)
  );
}

export const intentFor = (productNo: string): PurchaseIntent | undefined => recallPersonal(nameOf(productNo), isIntent);
export const keepIntent = (intent: PurchaseIntent): boolean =>
  keepPersonal(nameOf(intent.productNo), intent, { days: STORED_DAYS });
export const forgetIntent = (productNo: string): void => forgetPersonal(nameOf(productNo));
