/**
 * Buys something (`sale.ts`): one order and one payment, despite every interruption.
 *
 *  1. One purchase of a product runs at a time for a person. A second tap joins the first.
 *  2. The intent (idempotency key, then order number, then payment sequence) is stored before the call that uses it. A reload, a killed
 *     page or a lost answer continues it.
 *  3. Before anything is sent, the server is asked for the state of the intent's order. A paid order is never ordered again.
 *  4. A payment sequence that was passed to a host is not passed again while its end is unknown. The person is asked, and «pay again»
 *     makes the server close the old one first.
 *  5. The host's answer to a payment is only a hint. The server decides the end. It is asked after every answer and every failure.
 *  6. An order of this product that was paid elsewhere a moment ago (another tab, another phone, a page that was killed) is shown, not
 *     bought again, unless the person was asked and wants one more. Paying an existing order makes no new one. Nobody pays another amount
 *     than the displayed one.
 *  7. If the account layer must act (codes 20205, 20203, 20102, 23001, or no openid) the payment stops. A payment of an unknown type is
 *     reported and takes the default path.
 *  8. The pay service is asked before anything is passed to a host. A refused signature (`isSign`), or a payment that it does not open
 *     (`isPay`), sends nothing.
 *  9. A pay page that does not open within seconds counts as not opened. The person decides, as in 4.
 * 10. A free product is ordered and never paid.
 * 11. A person who leaves the page before it passes the payment to a host has cancelled the purchase. Nothing more is sent, and an
 *     existing order stays unpaid. The next purchase begins once that has ended.
 */
import { type BridgeError, isBridgeError, paused, paySeq, resumed } from '@sdhealth/bridge-sdk';
import type { PaymentOrder } from '../api/mall.ts';
import { ALREADY_PAID, STATE_CHANGED } from '../client/codes.ts';
import { ApiError, isApiError } from '../client/request.ts';
import { bridge } from '../platform/bridge.ts';
import { loadConfig } from '../platform/configuration.ts';
import { reportProblem } from '../platform/error-reports.ts';
import { absoluteUrl } from '../platform/history.ts';
import { payPlatform } from '../platform/pay-platform.ts';
import { blockReload } from '../platform/unsaved-work.ts';
import { PAY_BIZ } from '../rules/payment.ts';
import { randomHash } from '../rules/random-hash.ts';
import { forgetIntent, intentFor, keepIntent } from '../store/purchase.ts';
import { session } from '../store/session.ts';
import { noteConsent } from './consent.ts';
import { ensureLogin } from './login.ts';
import { confirmPayment, isPaid, orderState, settlePayment } from './payment-end.ts';
import { type Blocked, blockedPayment, checkType, hasOpenid } from './payment-permit.ts';
import { beginIntent, openPayment, orderFor, type Wish } from './purchase-intent.ts';
import { boundToPerson, type Sale } from './sale.ts';

export { confirmPayment } from './payment-end.ts';

export type PurchasePhase = 'idle' | 'checking' | 'ordering' | 'paying' | 'away' | 'confirming';

export type PurchaseEnd =
  | { end: 'paid'; orderNo: string }
  /** The order is free and was made. Nothing was paid. */
  | { end: 'free'; orderNo: string }
  /** The order to be paid can no longer be paid, or not at this price. Nothing was ordered, nothing paid. */
  | { end: 'gone'; orderNo: string }
  | { end: 'unpaid'; orderNo: string; why: 'cancelled' | 'failed' }
  /** The order may be paid: the person must not pay again, and asks later. */
  | { end: 'unsure'; orderNo: string }
  /**
   * An earlier payment is still open, or the host's pay page did not open (`not-opened`). «I have paid» asks again, «pay again» is
   * `replace`.
   */
  | { end: 'unfinished'; orderNo: string; paySeq: string; why?: 'not-opened' }
  /** Nothing was sent, because the pay service or this app does not take the payment. */
  | { end: 'blocked'; orderNo?: string; why: Blocked }
  /** This page is being left, or was left before anything was paid. */
  | { end: 'left' }
  | { end: 'no-login' };

export interface PurchaseOptions extends Wish {
  onPhase?: (phase: PurchasePhase) => void;
  /** Aborted when the buying page is left. */
  signal?: AbortSignal | undefined;
}

interface Run {
  end: Promise<PurchaseEnd>;
  signal: AbortSignal | undefined;
}
// oxlint-disable-next-line sdhealth/kept-by-a-person -- purchases under way, by their person
const running = new Map<string, Run>();

/** Buys a product at the displayed price. Rejects with an `ApiError` that the person must be told (price changed, ...). */
export function purchase(sale: Sale, priceFen: number, options: PurchaseOptions = {}): Promise<PurchaseEnd> {
  // Another person's purchase of the same product is separate (A04).
  const key = `${session.owner} ${sale.productNo}`;
  const current = running.get(key);
  const again = () => purchase(sale, priceFen, options);
  if (current) return current.signal?.aborted ? current.end.then(again, again) : current.end;
  const release = blockReload();
  const end = buy(sale, priceFen, options).finally(() => {
    release();
    running.delete(key);
    options.onPhase?.('idle');
  });
  running.set(key, { end, signal: options.signal });
  return end;
}

async function buy(of: Sale, priceFen: number, options: PurchaseOptions): Promise<PurchaseEnd> {
  const { replace = false, onPhase, signal } = options;
  onPhase?.('checking');
  // A visitor who logs in is the same person. On a page that a person has left, the next one starts a new purchase (A04).
  const sale = boundToPerson(of);
  if (!(await ensureLogin())) return { end: 'no-login' };
  sale.assertSamePerson();
  const { health = false } = sale;
  // Only the handshake tells what the app can do. It must be known before anything is ordered.
  await bridge.opened;
  if (priceFen > 0 && !bridge.supports(paySeq).ok) return { end: 'blocked', why: 'no-payment' };
  // The pay platform and the pay page come from the configuration, with a channel or without.
  await loadConfig();
  const begun = await beginIntent(sale, priceFen, options);
  if ('gone' in begun) return { end: 'gone', orderNo: begun.gone };
  if ('paid' in begun) return { end: 'paid', orderNo: begun.paid };
  const { intent } = begun;
  if (signal?.aborted) return { end: 'left' };
  if (!intent.orderNo) onPhase?.('ordering');
  const orderNo = await orderFor(sale, intent);
  // Now the person who gave the consent is known.
  if (options.agreed) noteConsent('purchase', options.agreed);
  if (priceFen === 0) {
    forgetIntent(sale.productNo);
    return { end: 'free', orderNo };
  }
  const open = openPayment(intent);
  if (open && !replace && !intent.gaveUp) return { end: 'unfinished', orderNo, paySeq: open };
  const payment = await openedPayment(sale, orderNo, priceFen, open);
  if (!payment) {
    await orderState(sale, orderNo);
    return { end: 'paid', orderNo };
  }
  // Mutant lives: Every payment has a key, so nothing is settled without one; the type needs the check.
  if (open) settlePayment(open);
  checkType(payment);
  // Never pay another amount than the displayed one (P12).
  if (payment.amountFen !== priceFen) throw new ApiError(STATE_CHANGED, 'to-pay');
  if (!(await hasOpenid(health))) return { end: 'no-login' };
  const why = await blockedPayment(payment, health);
  // A payment is closed if it has just been paid, in another tab or by a slow bank.
  if (why === 'not-open' && isPaid(await orderState(sale, orderNo))) return { end: 'paid', orderNo };
  if (why) return { end: 'blocked', orderNo, why };
  sale.assertSamePerson();
  if (signal?.aborted) return { end: 'left' };
  onPhase?.('paying');
  const { orderKey, madeAt } = intent;
  keepIntent({ productNo: sale.productNo, orderKey, priceFen, madeAt, orderNo, paySeq: payment.paySeq });
  return pay(sale, payment, options);
}

/**
 * Returns the order's payment for a host. Undefined if the order is paid already. `replaces` is closed for ever. A payment of another
 * order is passed to no host.
 */
async function openedPayment(
  sale: Sale,
  orderNo: string,
  seenAmountFen: number,
  replaces: string | undefined,
): Promise<PaymentOrder | undefined> {
  try {
    const wish = { orderNo, payPlatform: payPlatform(bridge.host), replaces, seenAmountFen };
    const payment = await sale.open(wish, randomHash());
    if (payment.orderNo === orderNo) return payment;
    reportProblem('payment of another order');
    throw new ApiError('SHAPE', 'to-pay');
  } catch (error) {
    if (isApiError(error, ALREADY_PAID)) return undefined;
    throw error;
  }
}

async function pay(
  sale: Sale,
  { orderNo, paySeq: key, payInfo, payServiceOrderId, signature }: PaymentOrder,
  { onPhase }: PurchaseOptions,
): Promise<PurchaseEnd> {
  // The bridge refuses foreign addresses, and nothing is paid then (U01).
  const redirectUrl = absoluteUrl(sale.orderPage(orderNo));
  const failUrl = absoluteUrl(sale.leftPage(orderNo));
  let why: 'cancelled' | 'failed' = 'failed';
  // Mutant lives: Every path to `confirmPayment` sets `patient`.
  let patient = false;
  let away = false;
  let isRefused = false;
  const covered = pageCovered();
  try {
    const params = {
      paySeq: key,
      payServiceOrderId,
      signature,
      payInfo,
      redirectUrl,
      failUrl,
      ...(sale.health && { biz: PAY_BIZ }),
    };
    const { outcome } = await bridge.call(paySeq, params);
    if (outcome === 'redirected') return { end: 'left' };
    if (outcome === 'handed-over') {
      onPhase?.('away');
      const back = backInFront();
      if (!(await covered.within(PAGE_OPENS_MS))) return { end: 'unfinished', orderNo, paySeq: key, why: 'not-opened' };
      await back;
      away = true;
    }
    patient = true;
  } catch (error) {
    if (!isBridgeError(error)) throw error;
    // Another tab has passed this payment to a host, and waits for its end.
    if (error.code === 'BUSY') return { end: 'unfinished', orderNo, paySeq: key };
    why = error.code === 'CANCELLED' ? 'cancelled' : 'failed';
    patient = mayBePaid(error);
    isRefused = error.code === 'HOST_GONE' && !error.mayHaveHappened;
    // Mutant lives: A remaining listener only resolves a promise that nobody awaits; removing it saves memory.
  } finally {
    covered.stop();
  }
  onPhase?.('confirming');
  // A person who returns from another page may have cancelled there, so the patience is short, then the person is asked.
  const end = await confirmPayment(sale, orderNo, {
    patient,
    ...(away && { patienceMs: AWAY_PATIENCE_MS }),
  });
  // The order's page shows a refund.
  if (end === 'paid' || end === 'refunded') return { end: 'paid', orderNo };
  if (end === 'unpaid' && isRefused) return { end: 'blocked', orderNo, why: 'no-page' };
  if (end === 'unpaid') {
    if (why === 'cancelled') giveUp(sale.productNo, orderNo);
    return { end, orderNo, why: away ? 'cancelled' : why };
  }
  return away ? { end: 'unfinished', orderNo, paySeq: key } : { end, orderNo };
}

/**
 * Records that the person cancelled the payment (closed the cashier, or left it). The next «buy» need not ask about it, and makes the
 * server close it first.
 */
export function giveUp(productNo: string, orderNo: string): void {
  const intent = intentFor(productNo);
  // A link may name an older order, which must not give up a newer one's payment.
  if (intent?.orderNo === orderNo) keepIntent({ ...intent, gaveUp: true });
}

const AWAY_PATIENCE_MS = 6_000;

/** Checks that money may have moved although no answer says so. After a plain «cancelled» one question is enough. */
const mayBePaid = (error: BridgeError): boolean => error.mayHaveHappened && error.code !== 'CANCELLED';

/** The longest time that a host takes to show its pay page. With the calls before it, a person waits 5 s at most. Milliseconds. */
const PAGE_OPENS_MS = 4_000;

/** Watches whether another page covers this one. A host's "ok" does not prove it (a full stack of pages returns "ok" too). */
function pageCovered() {
  let stop = () => {};
  const seen = new Promise<boolean>((resolve) => {
    stop = bridge.on(paused, () => resolve(true));
  });
  const within = (ms: number): Promise<boolean> =>
    Promise.race([seen, new Promise<boolean>((resolve) => setTimeout(resolve, ms, false))]);
  return { within, stop };
}

/** Waits while another page is in front. Resolves when this one is in front again. */
function backInFront(): Promise<void> {
  return new Promise((resolve) => {
    const stop = bridge.on(resumed, () => {
      stop();
      resolve();
    });
  });
}
