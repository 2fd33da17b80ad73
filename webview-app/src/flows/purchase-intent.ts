/** Chooses the order that a purchase goes on with: an earlier one, one that the same person has just paid elsewhere, or a new one. */
import { paySeq } from '@sdhealth/bridge-sdk';
import { NOT_FOUND } from '../client/codes.ts';
import { isApiError } from '../client/request.ts';
import { serverNow } from '../client/server-clock.ts';
import { bridge } from '../platform/bridge.ts';
import { channelInfo } from '../platform/channel.ts';
import { randomHash } from '../rules/random-hash.ts';
import { forgetIntent, intentFor, keepIntent, type PurchaseIntent } from '../store/purchase.ts';
import { isBought, orderState, wasShownPaid } from './payment-end.ts';
import type { Sale, SaleState } from './sale.ts';

/** A key is good for so long at the least; a service may forget it after (P10). Milliseconds. */
const KEY_WINDOW_MS = 30 * 60_000;
/** A paid order that this page has not shown is taken for the one wanted, when it was paid so lately. Milliseconds. */
const JUST_PAID_MS = 30 * 60_000;

export type Begun = { intent: PurchaseIntent } | { paid: string };

/**
 * Returns the intent to go on with, or the number of its order where that is paid already. A closed order, and one at another price
 * (P12), leave room for a new one; one with a payment still open does not, until the person has decided about that.
 */
export async function beginIntent(sale: Sale, priceFen: number, replace: boolean): Promise<Begun> {
  const { productNo } = sale;
  const kept = intentFor(productNo);
  if (kept?.orderNo) {
    const state = await ownState(sale, kept.orderNo);
    if (state && isBought(state)) return { paid: kept.orderNo };
    const isUndecided = openPayment(kept) !== undefined && !replace && !kept.gaveUp;
    if (state?.status === 'unpaid' && (state.amountFen === priceFen || isUndecided)) return { intent: kept };
  } else if (kept && kept.priceFen === priceFen && Math.abs(Date.now() - kept.madeAt) < KEY_WINDOW_MS) {
    return { intent: kept };
  }
  const paid = await justPaid(sale);
  if (paid) return { paid };
  const { channel, subChannel } = channelInfo();
  const came = { ...(channel && { channel }), ...(subChannel && { subChannel }) };
  const intent = { productNo, orderKey: randomHash(), priceFen, madeAt: Date.now(), ...came };
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
  const isPending = bridge.pending().some((operation) => operation.method === paySeq.name && operation.key === key);
  return isPending ? key : undefined;
}

/** The order of the intent, made where there is none yet. */
export async function orderFor(sale: Sale, intent: PurchaseIntent): Promise<string> {
  if (intent.orderNo) return intent.orderNo;
  // By the channel the key was made for: the person may have come by another since (P09).
  const { productNo, orderKey, priceFen, channel, subChannel } = intent;
  try {
    const wish = { productNo, priceFen, ...(channel && { channel }), ...(subChannel && { subChannel }) };
    const { orderNo } = await sale.order(wish, orderKey);
    keepIntent({ ...intent, orderNo });
    return orderNo;
  } catch (error) {
    // A definite refusal made no order: the next try is a new action. An unknown end keeps its key.
    if (isApiError(error) && typeof error.code === 'number') forgetIntent(productNo);
    throw error;
  }
}

/** More than the difference of the two clocks that `server-clock.ts` ignores. Milliseconds. */
const CLOCKS_MS = 10_000;

/** The beginning of this page load, by the phone's clock. */
const beganAt = Date.now();

/**
 * The person's order of this product that was paid a moment ago, or since this page was loaded, without this page having shown
 * it: in another tab, on another phone, or by a page that was killed on a phone that keeps nothing (P11, T03). Who really wants
 * a second one asks again.
 */
async function justPaid(sale: Sale): Promise<string | undefined> {
  try {
    const orderNo = await paidLately(sale);
    return orderNo && !wasShownPaid(orderNo) ? orderNo : undefined;
  } catch (error) {
    // Refused: the service knows no such product of this person. Without an answer nothing is bought.
    if (isApiError(error) && typeof error.code === 'number') return undefined;
    throw error;
  }
}

async function paidLately(sale: Sale): Promise<string | undefined> {
  const order = await sale.last();
  if (!order?.paidAt || !isBought(order)) return undefined;
  const age = serverNow() - Date.parse(order.paidAt);
  return age <= Math.max(JUST_PAID_MS, Date.now() - beganAt + CLOCKS_MS) ? order.orderNo : undefined;
}

/** The order of this product that the person has just paid and was shown: before another one is made the person is asked. */
export async function boughtJustNow(sale: Sale): Promise<string | undefined> {
  const orderNo = await paidLately(sale);
  return orderNo && wasShownPaid(orderNo) ? orderNo : undefined;
}
