/** Chooses the order of a purchase: an earlier order, an order that the same person has just paid elsewhere, or a new order. */
import { paySeq, pending } from '@sdhealth/bridge-sdk';
import { NOT_FOUND } from '../client/codes.ts';
import { isApiError } from '../client/request.ts';
import { serverNow } from '../client/server-clock.ts';
import { bridge } from '../platform/bridge.ts';
import { channelInfo } from '../platform/channel.ts';
import { randomHash } from '../rules/random-hash.ts';
import { forgetIntent, intentFor, keepIntent, type PurchaseIntent } from '../store/purchase.ts';
import { type Agreed, learnAgreements } from './consent.ts';
import { isBought, orderState } from './payment-end.ts';
import type { Sale, SaleState } from './sale.ts';

/** The shortest lifetime of a key in the service (P10). Milliseconds. */
const KEY_WINDOW_MS = 30 * 60_000;
/** The time in which a paid order counts as the requested order. Milliseconds. */
const JUST_PAID_MS = 30 * 60_000;

/** `paid`: the order that is paid already. `gone`: the order that can no longer be paid, or not at this price. */
export type Begun = { intent: PurchaseIntent } | { paid: string } | { gone: string };

export interface PurchaseChoices {
  /** The person cancelled the open payment and wants to pay again. Default: false. */
  replace?: boolean | undefined;
  /** The unpaid order that the person pays. No new order is created. */
  orderNo?: string | undefined;
  /** Returns true for an order paid a moment ago if the person knows it and wants another one. Default: always false. */
  mayRepeat?: ((orderNo: string) => boolean) | undefined;
  /** The agreements that the person has ticked for a new order. */
  agreed?: Agreed | undefined;
}

/**
 * Returns the intent to continue with, or the number of its order if that is paid already. A closed order, or an order at another price (P12),
 * allows a new order. An order with an open payment does not, until the person has decided about that payment.
 */
export async function beginIntent(sale: Sale, priceFen: number, choices: PurchaseChoices): Promise<Begun> {
  const { replace, orderNo, mayRepeat, agreed } = choices;
  const { productNo } = sale;
  const stored = intentFor(productNo);
  if (stored?.orderNo) {
    const state = await ownState(sale, stored.orderNo);
    if (state && isBought(state)) return { paid: stored.orderNo };
    const isUndecided = openPayment(stored) !== undefined && !replace && !stored.gaveUp;
    const isRequestedOrder = orderNo === undefined || orderNo === stored.orderNo;
    const isPayable = isRequestedOrder && state?.amountFen === priceFen;
    if (state?.status === 'unpaid' && (isPayable || isUndecided)) return { intent: stored };
  } else if (
    !orderNo &&
    stored &&
    stored.priceFen === priceFen &&
    Math.abs(Date.now() - stored.madeAt) < KEY_WINDOW_MS
  ) {
    return { intent: stored };
  }
  if (orderNo) return earlierOrder(sale, priceFen, orderNo);
  const paid = await justPaid(sale);
  if (paid && !mayRepeat?.(paid)) return { paid };
  const { channel, subChannel } = channelInfo();
  const metadata = {
    ...(channel && { channel }),
    ...(subChannel && { subChannel }),
    ...(agreed?.version && { agreementsVersion: agreed.version }),
  };
  const intent = { productNo, orderKey: randomHash(), priceFen, madeAt: Date.now(), ...metadata };
  keepIntent(intent);
  return { intent };
}

/** Returns the intent to pay an earlier order, perhaps from another phone. */
async function earlierOrder(sale: Sale, priceFen: number, orderNo: string): Promise<Begun> {
  const state = await ownState(sale, orderNo);
  if (state && isBought(state)) return { paid: orderNo };
  if (state?.status !== 'unpaid' || state.amountFen !== priceFen) return { gone: orderNo };
  const intent = { productNo: sale.productNo, orderKey: randomHash(), priceFen, madeAt: Date.now(), orderNo };
  keepIntent(intent);
  return { intent };
}

/** Loads an order. Undefined if it belongs to an earlier person of this phone (A04). */
const ownState = (sale: Sale, orderNo: string): Promise<SaleState | undefined> =>
  orderState(sale, orderNo).catch((error: unknown) => {
    if (isApiError(error, NOT_FOUND)) return undefined;
    throw error;
  });

/** Returns the intent's payment that was passed to a host and whose end is unknown. */
export function openPayment({ paySeq: key }: PurchaseIntent): string | undefined {
  const isPending = pending(bridge).some((operation) => operation.method === paySeq.name && operation.key === key);
  return isPending ? key : undefined;
}

/** Returns the order of the intent, and creates it if there is none. */
export async function orderFor(sale: Sale, intent: PurchaseIntent): Promise<string> {
  if (intent.orderNo) return intent.orderNo;
  // The order uses the channel of its key. The person's channel may have changed since (P09).
  const { productNo, orderKey, priceFen, channel, subChannel, agreementsVersion } = intent;
  try {
    const body = {
      ...{ productNo, priceFen },
      ...(channel && { channel }),
      ...(subChannel && { subChannel }),
      ...(agreementsVersion && { agreementsVersion }),
    };
    const { orderNo } = await sale.order(body, orderKey);
    keepIntent({ ...intent, orderNo });
    return orderNo;
  } catch (error) {
    // After a refusal no order exists, so the next attempt is a new action. After an unknown result the key is reused.
    if (isApiError(error) && typeof error.code === 'number') forgetIntent(productNo);
    learnAgreements(error);
    throw error;
  }
}

/** The tolerated difference of phone and server clock, more than `server-clock.ts` ignores. Milliseconds. */
const CLOCK_TOLERANCE_MS = 10_000;

/** The start of this page load, by the phone's clock. */
const loadedAt = Date.now();

/**
 * Returns the person's order of this product that was paid a moment ago, or since this page was loaded: on this page, in another tab, on
 * another phone, or by a page that was killed (P11, T03). The person is asked before another order is created. Rejects without an answer.
 */
export async function justPaid(sale: Sale): Promise<string | undefined> {
  const order = await lastOrder(sale);
  if (!order?.paidAt || !isBought(order)) return undefined;
  const age = serverNow() - Date.parse(order.paidAt);
  return age <= Math.max(JUST_PAID_MS, Date.now() - loadedAt + CLOCK_TOLERANCE_MS) ? order.orderNo : undefined;
}

/** Loads the person's last order. Undefined if the service refuses because it has no order of this person. */
const lastOrder = (sale: Sale): ReturnType<Sale['last']> =>
  sale.last().catch((error: unknown) => {
    if (isApiError(error) && typeof error.code === 'number') return undefined;
    throw error;
  });
