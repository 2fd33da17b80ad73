/** Chooses the order that a purchase goes on with: an earlier one, one that the same person has just paid elsewhere, or a new one. */
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

/** A key is good for so long at the least; a service may forget it after (P10). Milliseconds. */
const KEY_WINDOW_MS = 30 * 60_000;
/** A paid order is taken for the one wanted, when it was paid so lately. Milliseconds. */
const JUST_PAID_MS = 30 * 60_000;

/** `gone`: the order that was to be paid cannot be paid any more, or not at this price. */
export type Begun = { intent: PurchaseIntent } | { paid: string } | { gone: string };

export interface Wish {
  /** The person cancelled the open payment and wants to pay again. Default false. */
  replace?: boolean | undefined;
  /** The person pays this order, which the page showed as unpaid: no new one is made. */
  orderNo?: string | undefined;
  /** Says of an order that was paid a moment ago that the person knows of it and wants one more. By default nobody does. */
  oneMore?: ((orderNo: string) => boolean) | undefined;
  /** The agreements that the person has ticked for a new order. */
  agreed?: Agreed | undefined;
}

/**
 * Returns the intent to go on with, or the number of its order where that is paid already. A closed order, and one at another price
 * (P12), leave room for a new one; one with a payment still open does not, until the person has decided about that.
 */
export async function beginIntent(sale: Sale, priceFen: number, wish: Wish): Promise<Begun> {
  const { replace, orderNo, oneMore, agreed } = wish;
  const { productNo } = sale;
  const stored = intentFor(productNo);
  if (stored?.orderNo) {
    const state = await ownState(sale, stored.orderNo);
    if (state && isBought(state)) return { paid: stored.orderNo };
    const isUndecided = openPayment(stored) !== undefined && !replace && !stored.gaveUp;
    const isWanted = orderNo === undefined || orderNo === stored.orderNo;
    const isGood = isWanted && state?.amountFen === priceFen;
    if (state?.status === 'unpaid' && (isGood || isUndecided)) return { intent: stored };
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
  if (paid && !oneMore?.(paid)) return { paid };
  const { channel, subChannel } = channelInfo();
  const came = {
    ...(channel && { channel }),
    ...(subChannel && { subChannel }),
    ...(agreed?.version && { agreementsVersion: agreed.version }),
  };
  const intent = { productNo, orderKey: randomHash(), priceFen, madeAt: Date.now(), ...came };
  keepIntent(intent);
  return { intent };
}

/** The intent to pay an order that was made before, maybe on another phone. */
async function earlierOrder(sale: Sale, priceFen: number, orderNo: string): Promise<Begun> {
  const state = await ownState(sale, orderNo);
  if (state && isBought(state)) return { paid: orderNo };
  if (state?.status !== 'unpaid' || state.amountFen !== priceFen) return { gone: orderNo };
  const intent = { productNo: sale.productNo, orderKey: randomHash(), priceFen, madeAt: Date.now(), orderNo };
  keepIntent(intent);
  return { intent };
}

/** Undefined for the order of somebody else, who bought on this phone before: it is not this person's to go on with (A04). */
const ownState = (sale: Sale, orderNo: string): Promise<SaleState | undefined> =>
  orderState(sale, orderNo).catch((error: unknown) => {
    if (isApiError(error, NOT_FOUND)) return undefined;
    throw error;
  });

/** A payment of the intent's order that was handed to a host and whose end is unknown. */
export function openPayment({ paySeq: key }: PurchaseIntent): string | undefined {
  const isPending = pending(bridge).some((operation) => operation.method === paySeq.name && operation.key === key);
  return isPending ? key : undefined;
}

/** The order of the intent, made where there is none yet. */
export async function orderFor(sale: Sale, intent: PurchaseIntent): Promise<string> {
  if (intent.orderNo) return intent.orderNo;
  // By the channel the key was made for: the person may have come by another since (P09).
  const { productNo, orderKey, priceFen, channel, subChannel, agreementsVersion } = intent;
  try {
    const wish = {
      ...{ productNo, priceFen },
      ...(channel && { channel }),
      ...(subChannel && { subChannel }),
      ...(agreementsVersion && { agreementsVersion }),
    };
    const { orderNo } = await sale.order(wish, orderKey);
    keepIntent({ ...intent, orderNo });
    return orderNo;
  } catch (error) {
    // A definite refusal made no order: the next try is a new action. An unknown end keeps its key.
    if (isApiError(error) && typeof error.code === 'number') forgetIntent(productNo);
    learnAgreements(error);
    throw error;
  }
}

/** More than the difference of the two clocks that `server-clock.ts` ignores. Milliseconds. */
const CLOCKS_MS = 10_000;

/** The beginning of this page load, by the phone's clock. */
const beganAt = Date.now();

/**
 * The person's order of this product that was paid a moment ago, or since this page was loaded: on this page, in another tab, on
 * another phone, or by a page that was killed (P11, T03). Before another one is made the person is asked. Rejects without an answer.
 */
export async function justPaid(sale: Sale): Promise<string | undefined> {
  const order = await lastOrder(sale);
  if (!order?.paidAt || !isBought(order)) return undefined;
  const age = serverNow() - Date.parse(order.paidAt);
  return age <= Math.max(JUST_PAID_MS, Date.now() - beganAt + CLOCKS_MS) ? order.orderNo : undefined;
}

/** Undefined also where the service refuses: it knows no such product of this person. */
const lastOrder = (sale: Sale): ReturnType<Sale['last']> =>
  sale.last().catch((error: unknown) => {
    if (isApiError(error) && typeof error.code === 'number') return undefined;
    throw error;
  });
