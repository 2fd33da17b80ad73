/**
 * Buys a product (`sale.ts`) with one order and one payment, despite every interruption.
 *
 *  1. One purchase of a product runs at a time for a person. A second tap joins the first.
 *  2. The intent (idempotency key, then order number, then payment sequence) is stored before the call that uses it. A reload, a killed
 *     page or a lost answer continues with it.
 *  3. Before any write, the state of the intent's order is loaded. A paid order is never ordered again.
 *  4. A payment sequence that was passed to a host is not passed again while its end is unknown. The person is asked, and «pay again»
 *     makes the server close the old payment first.
 *  5. The host's answer to a payment is only a hint. The server decides the end. Its state is loaded after every answer and every failure.
 *  6. An order of this product that was paid elsewhere a moment ago (another tab, another phone, a page that was killed) is shown, not
 *     bought again, unless the person was asked and wants another one. Paying an existing order creates no new order. The amount is always
 *     the displayed one.
 *  7. If the account service must act (codes 20205, 20203, 20102, 23001, or no openid) the payment stops. A payment of an unknown type is
 *     reported and takes the default path.
 *  8. The pay configuration is loaded before a payment is passed to a host. With a refused signature (`isSign`), or a payment that is not
 *     allowed (`isPay`), no payment is passed on.
 *  9. A pay page that does not open within seconds counts as not opened. The person decides, as in 4.
 * 10. A free product is ordered and never paid.
 * 11. While payments are switched off, no order is placed for a payment and no payment is passed on. What was passed on before ends as
 *     always.
 * 12. A person who leaves the page before it passes the payment to a host has cancelled the purchase. No more requests are sent, and an
 *     existing order stays unpaid. The next purchase begins after the cancelled one has ended.
 */
import { type BridgeError, isBridgeError, paused, paySeq, resumed } from '@sdhealth/bridge-sdk';
import type { PaymentOrder } from '../api/mall.ts';
import { ALREADY_PAID, STATE_CHANGED } from '../client/codes.ts';
import { ApiError, isApiError } from '../client/request.ts';
import { bridge } from '../platform/bridge.ts';
import { config, loadConfig } from '../platform/configuration.ts';
import { reportProblem } from '../platform/error-reports.ts';
import { absoluteUrl } from '../platform/history.ts';
import { payPlatform } from '../platform/pay-platform.ts';
import { blockReload } from '../platform/unsaved-work.ts';
import { PAY_BIZ } from '../rules/payment.ts';
import { randomHash } from '../rules/random-hash.ts';
import { forgetIntent, intentFor, keepIntent } from '../store/purchase.ts';
import { session } from '../store/session.ts';
import { storeConsent } from './consent.ts';
import { ensureLogin } from './login.ts';
import { confirmPayment, isPaid, orderState, settlePayment } from './payment-end.ts';
import { type BlockReason, blockedPayment, checkType, hasOpenid } from './payment-permit.ts';
import { beginIntent, openPayment, orderFor, type PurchaseChoices } from './purchase-intent.ts';
import { boundToPerson, type Sale } from './sale.ts';

export { confirmPayment } from './payment-end.ts';

export type PurchasePhase = 'idle' | 'checking' | 'ordering' | 'paying' | 'away' | 'confirming';

export type PurchaseEnd =
  | { end: 'paid'; orderNo: string }
  | { end: 'free'; orderNo: string }
  /** The order can no longer be paid, or not at this price. No order or payment was made. */
  | { end: 'gone'; orderNo: string }
  | { end: 'unpaid'; orderNo: string; why: 'cancelled' | 'failed' }
  /** The order may be paid: the person must not pay again, and checks later. */
  | { end: 'unsure'; orderNo: string }
  /**
   * An earlier payment is still open, or the host's pay page did not open (`not-opened`). «I have paid» checks again, «pay again» sets
   * `replace`.
   */
  | { end: 'unfinished'; orderNo: string; paySeq: string; why?: 'not-opened' }
  /** No payment was sent, because the pay service or this app does not accept it. */
  | { end: 'blocked'; orderNo?: string; why: BlockReason }
  /** This page is being left, or was left before the payment. */
  | { end: 'left' }
  | { end: 'no-login' };

export interface PurchaseOptions extends PurchaseChoices {
  onPhase?: (phase: PurchasePhase) => void;
  /** Aborted when the buying page is left. */
  signal?: AbortSignal | undefined;
}

interface RunningPurchase {
  end: Promise<PurchaseEnd>;
  signal: AbortSignal | undefined;
}
// oxlint-disable-next-line sdhealth/cleared-on-logout -- the keys contain the person
const runningPurchases = new Map<string, RunningPurchase>();

/** Buys a product at the displayed price. Rejects with an `ApiError` that the page must show (price changed, ...). */
export function purchase(sale: Sale, priceFen: number, options: PurchaseOptions = {}): Promise<PurchaseEnd> {
  // Another person's purchase of the same product is separate (A04).
  const key = `${session.owner} ${sale.productNo}`;
  const current = runningPurchases.get(key);
  const again = () => purchase(sale, priceFen, options);
  if (current) return current.signal?.aborted ? current.end.then(again, again) : current.end;
  const releases = [blockReload()];
  const end = buy(sale, priceFen, options, () => releases.push(blockReload('payment'))).finally(() => {
    for (const release of releases) release();
    runningPurchases.delete(key);
    options.onPhase?.('idle');
  });
  runningPurchases.set(key, { end, signal: options.signal });
  return end;
}

/** Orders and pays. `onOrder` is called when the order is about to be placed or paid: from then on the page must stay open. */
async function buy(
  unboundSale: Sale,
  priceFen: number,
  options: PurchaseOptions,
  onOrder: () => void,
): Promise<PurchaseEnd> {
  const { replace = false, onPhase, signal } = options;
  onPhase?.('checking');
  // A visitor who logs in is the same person. After a change of person a new purchase is needed (A04).
  const sale = boundToPerson(unboundSale);
  if (!(await ensureLogin())) return { end: 'no-login' };
  sale.assertSamePerson();
  const { health = false } = sale;
  // Only the handshake shows what the app can do. It must be complete before the order.
  await bridge.opened;
  if (priceFen > 0 && !bridge.supports(paySeq).ok) return { end: 'blocked', why: 'no-payment' };
  // The pay platform and the pay page are in the configuration, with or without a channel.
  await loadConfig();
  const intentResult = await beginIntent(sale, priceFen, options);
  if ('gone' in intentResult) return { end: 'gone', orderNo: intentResult.gone };
  if ('paid' in intentResult) return { end: 'paid', orderNo: intentResult.paid };
  const { intent } = intentResult;
  if (signal?.aborted) return { end: 'left' };
  const earlierPayment = openPayment(intent);
  // An earlier payment may have been made, so the person is asked about it even while payments are switched off.
  const mustAsk = earlierPayment !== undefined && !replace && !intent.gaveUp;
  const isSwitchedOff = () => priceFen > 0 && config.paymentOff !== undefined;
  if (isSwitchedOff() && !mustAsk) return { end: 'blocked', why: 'switched-off' };
  onOrder();
  if (!intent.orderNo) onPhase?.('ordering');
  const orderNo = await orderFor(sale, intent);
  // After the login, the person who gave the consent is known.
  if (options.agreed) storeConsent('purchase', options.agreed);
  if (priceFen === 0) {
    forgetIntent(sale.productNo);
    return { end: 'free', orderNo };
  }
  if (mustAsk) return { end: 'unfinished', orderNo, paySeq: earlierPayment };
  const payment = await openPaymentOf(sale, orderNo, priceFen, earlierPayment);
  if (!payment) {
    await orderState(sale, orderNo);
    return { end: 'paid', orderNo };
  }
  // Mutant lives: Every payment has a key. The type requires the check.
  if (earlierPayment) settlePayment(earlierPayment);
  checkType(payment);
  // Never pay another amount than the displayed one (P12).
  if (payment.amountFen !== priceFen) throw new ApiError(STATE_CHANGED, 'to-pay');
  if (!(await hasOpenid(health))) return { end: 'no-login' };
  const blockReason = await blockedPayment(payment, health);
  // A payment is closed if it has just been paid, in another tab or by a slow bank.
  if (blockReason === 'not-open' && isPaid(await orderState(sale, orderNo))) return { end: 'paid', orderNo };
  if (blockReason) return { end: 'blocked', orderNo, why: blockReason };
  if (isSwitchedOff()) return { end: 'blocked', orderNo, why: 'switched-off' };
  sale.assertSamePerson();
  if (signal?.aborted) return { end: 'left' };
  onPhase?.('paying');
  const { orderKey, madeAt } = intent;
  keepIntent({ productNo: sale.productNo, orderKey, priceFen, madeAt, orderNo, paySeq: payment.paySeq });
  return pay(sale, payment, options);
}

/**
 * Returns the order's payment for a host. Undefined if the order is paid already. The server closes `replaces` permanently. A payment of another
 * order is rejected.
 */
async function openPaymentOf(
  sale: Sale,
  orderNo: string,
  seenAmountFen: number,
  replaces: string | undefined,
): Promise<PaymentOrder | undefined> {
  try {
    const body = { orderNo, payPlatform: payPlatform(bridge.host), replaces, seenAmountFen };
    const payment = await sale.open(body, randomHash());
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
  // The bridge rejects foreign addresses before the payment (U01).
  const redirectUrl = absoluteUrl(sale.orderPage(orderNo));
  const failUrl = absoluteUrl(sale.leftPage(orderNo));
  let why: 'cancelled' | 'failed' = 'failed';
  // Mutant lives: Every path to `confirmPayment` sets `patient`.
  let isPatient = false;
  let wasHidden = false;
  let isRefused = false;
  const pageWatch = watchPageCover();
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
      const returned = waitForReturn();
      if (!(await pageWatch.within(PAGE_OPENS_MS)))
        return { end: 'unfinished', orderNo, paySeq: key, why: 'not-opened' };
      await returned;
      wasHidden = true;
    }
    isPatient = true;
  } catch (error) {
    if (!isBridgeError(error)) throw error;
    // Another tab has passed this payment to a host and waits for its end.
    if (error.code === 'BUSY') return { end: 'unfinished', orderNo, paySeq: key };
    why = error.code === 'CANCELLED' ? 'cancelled' : 'failed';
    isPatient = mayBePaid(error);
    isRefused = error.code === 'HOST_GONE' && !error.mayHaveHappened;
    // Mutant lives: A remaining listener only resolves an unused promise. Removing it saves memory.
  } finally {
    pageWatch.stop();
  }
  onPhase?.('confirming');
  // A person who returns from the payment's page may have cancelled on it. So the person is asked after a short wait.
  const end = await confirmPayment(sale, orderNo, {
    patient: isPatient,
    ...(wasHidden && { patienceMs: AFTER_RETURN_MS }),
  });
  // The order's page shows a refund.
  if (end === 'paid' || end === 'refunded') return { end: 'paid', orderNo };
  if (end === 'unpaid' && isRefused) return { end: 'blocked', orderNo, why: 'no-page' };
  if (end === 'unpaid') {
    if (why === 'cancelled') giveUp(sale.productNo, orderNo);
    return { end, orderNo, why: wasHidden ? 'cancelled' : why };
  }
  return wasHidden ? { end: 'unfinished', orderNo, paySeq: key } : { end, orderNo };
}

/**
 * Records that the person cancelled the payment (closed the cashier, or left it). The next «buy» does not ask about it, and makes the
 * server close it first.
 */
export function giveUp(productNo: string, orderNo: string): void {
  const intent = intentFor(productNo);
  // A link may contain an older order, which must not give up the payment of a newer one.
  if (intent?.orderNo === orderNo) keepIntent({ ...intent, gaveUp: true });
}

const AFTER_RETURN_MS = 6_000;

/** Checks that the payment may have succeeded without an answer. After a plain «cancelled» one request is enough. */
const mayBePaid = (error: BridgeError): boolean => error.mayHaveHappened && error.code !== 'CANCELLED';

/** The time limit for a host to show its pay page. With the requests before it, a person waits at most 5 s. Milliseconds. */
const PAGE_OPENS_MS = 4_000;

/** Watches whether another page covers this one. A host's "ok" does not prove it (a full page stack returns "ok" too). */
function watchPageCover() {
  let stop = () => {};
  const covered = new Promise<boolean>((resolve) => {
    stop = bridge.on(paused, () => resolve(true));
  });
  const within = (ms: number): Promise<boolean> =>
    Promise.race([covered, new Promise<boolean>((resolve) => setTimeout(resolve, ms, false))]);
  return { within, stop };
}

/** Waits while another page is in front. Resolves when this one is in front again. */
function waitForReturn(): Promise<void> {
  return new Promise((resolve) => {
    const stop = bridge.on(resumed, () => {
      stop();
      resolve();
    });
  });
}
