/** Asks the server for the end of a payment: only the server knows it. The answer settles the journal and the intent. */
import { paySeq, pending } from '@sdhealth/bridge-sdk';
import { isApiError } from '../client/request.ts';
import { bridge } from '../platform/bridge.ts';
import { whenPersonGoes } from '../platform/personal.ts';
import { forgetIntent, intentFor } from '../store/purchase.ts';
import type { Sale, SaleState } from './sale.ts';

/** `refunded`: it was paid, and the money was given back; `purchase` calls that paid, too, and the order's page tells the rest. */
export type PaymentEnd = 'paid' | 'refunded' | 'unpaid' | 'unsure';

export interface ConfirmOptions<State extends SaleState = SaleState> {
  /** Ask again every 2 s while the payment is open; by default once. */
  patient?: boolean;
  /** Milliseconds a patient question lasts; default 60,000. */
  patienceMs?: number;
  signal?: AbortSignal;
  /** Called with every answer: the order as it stands. */
  onState?: (state: State) => void;
}

const ASK_EVERY_MS = 2_000;
const PATIENCE_MS = 60_000;

/** True for an order that is paid and not given back: it is not to be bought again. */
export const isBought = (state: Pick<SaleState, 'status'>): boolean => isPaid(state) && state.status !== 'refunded';

/** True for every state after a payment, also when the money was given back. */
export const isPaid = ({ status }: Pick<SaleState, 'status'>): boolean => status !== 'unpaid' && status !== 'cancelled';

/**
 * Asks for the end of the order's payment. `unsure`: the payment was still open when the time was over, or there was no answer; it
 * may yet be paid, so the person must not pay again now. Rejects only with the server's refusal, and when aborted.
 */
export async function confirmPayment<State extends SaleState>(
  sale: Sale<State>,
  orderNo: string,
  options: ConfirmOptions<State> = {},
): Promise<PaymentEnd> {
  const { patient = false, patienceMs = PATIENCE_MS, signal, onState } = options;
  const until = Date.now() + patienceMs;
  for (;;) {
    const state = await ask(sale, orderNo, signal);
    if (state) onState?.(state);
    if (state && isPaid(state)) return isBought(state) ? 'paid' : 'refunded';
    if (state && (state.status === 'cancelled' || state.payment?.state !== 'open')) return 'unpaid';
    if (!patient) return state ? 'unpaid' : 'unsure';
    const leftMs = until - Date.now();
    // More than there was: the clock was set back, and says nothing of how long this has been (A05).
    if (leftMs < ASK_EVERY_MS || leftMs > patienceMs) return 'unsure';
    await pause(ASK_EVERY_MS, signal);
  }
}

/** Asks for the order; undefined without an answer. A refusal rejects. */
async function ask<State extends SaleState>(
  sale: Sale<State>,
  orderNo: string,
  signal: AbortSignal | undefined,
): Promise<State | undefined> {
  try {
    return await orderState(sale, orderNo, signal);
  } catch (error) {
    if (isApiError(error) && typeof error.code === 'string' && error.code !== 'ABORTED') return undefined;
    throw error;
  }
}

/** Asks for the order as it stands now. Rejects as every call does. */
export async function orderState<State extends SaleState>(
  sale: Sale<State>,
  orderNo: string,
  signal?: AbortSignal,
): Promise<State> {
  const state = await sale.state(orderNo, signal);
  learn(sale.productNo, state);
  return state;
}

const shownPaid = new Set<string>();
whenPersonGoes(() => shownPaid.clear());

/** True when this page load has learned that the order is paid: the person then means a further purchase. */
export const wasShownPaid = (orderNo: string): boolean => shownPaid.has(orderNo);

function learn(productNo: string, state: SaleState): void {
  if (isPaid(state)) {
    shownPaid.add(state.orderNo);
    if (intentFor(productNo)?.orderNo === state.orderNo) forgetIntent(productNo);
  }
  if (state.payment && (isPaid(state) || state.payment.state !== 'open')) settlePayment(state.payment.paySeq);
}

/** The end of this payment is known: the journal need not keep it. */
export function settlePayment(key: string): void {
  for (const operation of pending(bridge))
    if (operation.method === paySeq.name && operation.key === key) operation.settle();
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
