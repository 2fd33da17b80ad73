/**
 * Buying a package: one order and one payment, whatever happens in between.
 *
 *  1. One purchase of a product runs at a time: a second tap joins the first.
 *  2. The intent (idempotency key, then order number, then payment sequence) is written down before the call that uses it.
 *     A reload, a killed page or a lost answer goes on with it.
 *  3. Before anything is sent, the server is asked how the intent's order stands. A paid order is never ordered again.
 *  4. A payment sequence that was handed to a host is not handed out again while its end is unknown: the person is asked, and
 *     «pay again» has the server close the old one first.
 *  5. What the host says of a payment is a hint. The end is what the server says, asked after every answer and every failure.
 *  6. Where the account layer has to act (codes 20205, 20203, 20102, 23001, or no openid) the payment stops.
 */
import { type BridgeError, isBridgeError, paySeq, resumed } from '@sdhealth/bridge-sdk';
import { isApiError, request } from '../api/client.ts';
import { getPayConfig, hasUserOpenid } from '../api/config.ts';
import { createOrder, type PaymentOrder, toPay } from '../api/mall.ts';
import { href } from '../routes.ts';
import { APP_PLATFORMS, THIRD_PARTY_PLATFORMS } from '../rules/constants.ts';
import { randomHash } from '../rules/random-hash.ts';
import { bridge } from '../store/bridge.ts';
import { channelInfo } from '../store/channel.ts';
import { absoluteUrl } from '../store/place.ts';
import { forgetIntent, intentFor, keepIntent, type PurchaseIntent } from '../store/purchase.ts';
import { ensureLogin, linkThirdParty } from './login.ts';
import { confirmPayment, isPaid, orderState, settlePayment } from './payment-end.ts';
import { allowedReturn } from './return-address.ts';

export { confirmPayment } from './payment-end.ts';

export type PurchasePhase = 'idle' | 'checking' | 'ordering' | 'paying' | 'away' | 'confirming';

export type PurchaseEnd =
  | { end: 'paid'; orderNo: string }
  | { end: 'unpaid'; orderNo: string; why: 'cancelled' | 'failed' }
  /** It may have been paid: do not pay again, ask later. */
  | { end: 'unsure'; orderNo: string }
  /** An earlier payment is still open: «I have paid» asks again, «pay again» is `replace`. */
  | { end: 'unfinished'; orderNo: string; paySeq: string }
  /** In-app payment is not possible now (conf code); the browser path is. */
  | { end: 'blocked'; orderNo: string }
  /** This page is being left. */
  | { end: 'left' }
  | { end: 'no-login' };

export interface PurchaseOptions {
  /** The person gave the open payment up and wants to pay again. */
  replace?: boolean;
  onPhase?: (phase: PurchasePhase) => void;
}

/** Specification, section 4: these block the in-app native payment path. */
const BLOCKING_CONF_CODES: readonly string[] = ['20000000003', '30000000001'];
const running = new Map<string, Promise<PurchaseEnd>>();

/** Buys a product at the price the person saw. Rejects with an `ApiError` that the person must be told (price changed, ...). */
export function purchase(productNo: string, priceFen: number, options: PurchaseOptions = {}): Promise<PurchaseEnd> {
  const current = running.get(productNo);
  if (current) return current;
  const run = buy(productNo, priceFen, options).finally(() => {
    running.delete(productNo);
    options.onPhase?.('idle');
  });
  running.set(productNo, run);
  return run;
}

async function buy(productNo: string, priceFen: number, { replace = false, onPhase }: PurchaseOptions) {
  onPhase?.('checking');
  const login = await ensureLogin();
  if (!login) return { end: 'no-login' } as const;
  const intent = await currentIntent(productNo);
  if ('end' in intent) return intent;
  onPhase?.('ordering');
  const order = await orderFor(intent, priceFen);
  const open = openPayment(order.orderNo, intent);
  if (open && !replace && !intent.gaveUp) return { end: 'unfinished', orderNo: order.orderNo, paySeq: open } as const;
  const payment = await request(
    toPay,
    { body: { orderNo: order.orderNo, payPlatform: channelPlatform(), replaces: open } },
    { idempotencyKey: randomHash(), expected: [ALREADY_PAID] },
  ).catch((error: unknown) => {
    if (isApiError(error, ALREADY_PAID)) return undefined;
    throw error;
  });
  if (!payment) {
    await orderState(order.orderNo);
    return { end: 'paid', orderNo: order.orderNo } as const;
  }
  if (open) settlePayment(open);
  if (!(await mayPay())) return { end: 'no-login' } as const;
  if (await isBlocked(payment)) return { end: 'blocked', orderNo: order.orderNo } as const;
  onPhase?.('paying');
  keepIntent({ productNo, orderKey: intent.orderKey, orderNo: order.orderNo, paySeq: payment.paySeq });
  return pay(productNo, payment, onPhase);
}

/** The server's business code for an order that is paid already. */
const ALREADY_PAID = 40902;

/** The intent to go on with; an end where its order is paid. A closed order leaves room for a new one. */
async function currentIntent(productNo: string): Promise<PurchaseIntent | PurchaseEnd> {
  const kept = intentFor(productNo);
  if (kept?.orderNo) {
    const state = await orderState(kept.orderNo);
    if (isPaid(state)) return { end: 'paid', orderNo: kept.orderNo };
    if (state.status === 'unpaid') return kept;
  } else if (kept) return kept;
  const fresh = { productNo, orderKey: randomHash() };
  keepIntent(fresh);
  return fresh;
}

async function orderFor(intent: PurchaseIntent, priceFen: number): Promise<{ orderNo: string }> {
  if (intent.orderNo) return { orderNo: intent.orderNo };
  const { channel, subChannel } = channelInfo();
  const { productNo, orderKey } = intent;
  try {
    const order = await request(
      createOrder,
      { body: { productNo, priceFen, ...(channel && { channel }), ...(subChannel && { subChannel }) } },
      { idempotencyKey: orderKey },
    );
    keepIntent({ ...intent, orderNo: order.orderNo });
    return order;
  } catch (error) {
    // A definite refusal made no order: the next try is a new action. An unknown end keeps its key.
    if (isApiError(error) && typeof error.code === 'number') forgetIntent(productNo);
    throw error;
  }
}

/** A payment of this order that was handed to a host and whose end is unknown. */
function openPayment(orderNo: string, intent: PurchaseIntent): string | undefined {
  if (intent.orderNo !== orderNo || !intent.paySeq) return undefined;
  return bridge.pending().some(({ method, key }) => method === paySeq.name && key === intent.paySeq)
    ? intent.paySeq
    : undefined;
}

/** The payment platform of the channel the person came by; undefined where the channel has none. */
const channelPlatform = (): number | undefined => Number(channelInfo().payPlatform) || undefined;

/** Where a third party pays, the person needs its openid; without one a login is forced and the payment stops. */
async function mayPay(): Promise<boolean> {
  if (!THIRD_PARTY_PLATFORMS.includes(bridge.host.platform)) return true;
  const has = await request(hasUserOpenid, { query: { payPlatform: channelPlatform() ?? OPENID_PAY_PLATFORM } });
  if (has) return true;
  await linkThirdParty();
  return false;
}

/** Specification, section 7: 6 for one mini-program, else 5. */
const OPENID_PAY_PLATFORM = 5;

async function isBlocked({ payServiceOrderId, signature }: PaymentOrder): Promise<boolean> {
  const { confCode } = await request(getPayConfig, { query: { payServiceOrderId, signature } });
  return APP_PLATFORMS.includes(bridge.host.platform) && BLOCKING_CONF_CODES.includes(confCode);
}

async function pay(
  productNo: string,
  { orderNo, paySeq: key, payInfo, payServiceOrderId, signature }: PaymentOrder,
  onPhase: PurchaseOptions['onPhase'],
): Promise<PurchaseEnd> {
  const redirectUrl = allowedReturn(absoluteUrl(href('checkup.purchase-success', { productNo, orderNo })));
  const failUrl = allowedReturn(absoluteUrl(href('checkup.sale', { productNo }, { payResult: 'fail', orderNo })));
  let why: 'cancelled' | 'failed' = 'failed';
  let patient = false;
  let away = false;
  try {
    const params = { paySeq: key, payServiceOrderId, signature, payInfo, redirectUrl, failUrl };
    const { outcome } = await bridge.call(paySeq, params);
    if (outcome === 'redirected') return { end: 'left' };
    if (outcome === 'handed-over') {
      onPhase?.('away');
      await backInFront();
      away = true;
    }
    patient = true;
  } catch (error) {
    if (!isBridgeError(error)) throw error;
    why = error.code === 'CANCELLED' ? 'cancelled' : 'failed';
    patient = mayBePaid(error);
  }
  onPhase?.('confirming');
  // Who comes back from another page may as well have turned away there: a short patience, then the person is asked.
  const end = await confirmPayment(orderNo, {
    patient,
    ...(away && { patienceMs: AWAY_PATIENCE_MS }),
  });
  if (end === 'paid') return { end, orderNo };
  if (end === 'unpaid') {
    if (why === 'cancelled') giveUp(productNo);
    return { end, orderNo, why: away ? 'cancelled' : why };
  }
  return away ? { end: 'unfinished', orderNo, paySeq: key } : { end, orderNo };
}

/**
 * The person turned away from the payment (closed the cashier, came back by its «leave»): the next «buy» need not ask about it,
 * it has the server close it first.
 */
export function giveUp(productNo: string): void {
  const intent = intentFor(productNo);
  if (intent) keepIntent({ ...intent, gaveUp: true });
}

const AWAY_PATIENCE_MS = 6_000;

/** After these the money may have moved although nobody says so; after a plain «cancelled» one question is enough. */
const mayBePaid = (error: BridgeError): boolean => error.mayHaveHappened && error.code !== 'CANCELLED';

/** Another page took over; resolves when this one is in front again. */
function backInFront(): Promise<void> {
  return new Promise((resolve) => {
    const stop = bridge.on(resumed, () => {
      stop();
      resolve();
    });
  });
}
