/** Requests the end of a payment from the server, which alone knows it. The answer updates the journal and the purchase intent. */
import { paySeq, pending } from '@sdhealth/bridge-sdk';
import { isApiError } from '../client/request.ts';
import { bridge } from '../platform/bridge.ts';
import { whenPersonGoes } from '../platform/personal.ts';
import { forgetIntent, intentFor } from '../store/purchase.ts';
import type { Sale, SaleState } from './sale.ts';

/** `refunded`: the order was paid, then refunded. `purchase` treats it as paid, and the order's page shows the refund. */
export type PaymentEnd = 'paid' | 'refunded' | 'unpaid' | 'unsure';

export interface ConfirmOptions<State extends SaleState = SaleState> {
  /** Repeats the request every 2 s while the payment is open. Default: one request. */
  patient?: boolean;
  /** The duration of the repeated requests in milliseconds. Default: 60,000. */
  patienceMs?: number;
  signal?: AbortSignal;
  /** Called with the order's state after every answer. */
  onState?: (state: State) => void;
}

const REQUEST_INTERVAL_MS = 2_000;
const DEFAULT_PATIENCE_MS = 60_000;

/** Checks that an order is paid and not refunded, so that it must not be bought again. */
export const isBought = (state: Pick<SaleState, 'status'>): boolean => isPaid(state) && state.status !== 'refunded';

/** Checks that an order has been paid, even if it was refunded later. */
export const isPaid = ({ status }: Pick<SaleState, 'status'>): boolean => status !== 'unpaid' && status !== 'cancelled';

/**
 * Requests the end of the order's payment. `unsure`: the payment was still open at last, or no answer arrived. It may still be paid,
 * so the person must not pay again now. Rejects only with the server's refusal, and when aborted.
 */
export async function confirmPayment<State extends SaleState>(
  sale: Sale<State>,
  orderNo: string,
  options: ConfirmOptions<State> = {},
): Promise<PaymentEnd> {
  const { patient = false, patienceMs = DEFAULT_PATIENCE_MS, signal, onState } = options;
  const until = Date.now() + patienceMs;
  for (;;) {
    const state = await stateOrUndefined(sale, orderNo, signal);
    if (state) onState?.(state);
    if (state && isPaid(state)) return isBought(state) ? 'paid' : 'refunded';
    if (state && (state.status === 'cancelled' || state.payment?.state !== 'open')) return 'unpaid';
    if (!patient) return state ? 'unpaid' : 'unsure';
    const remainingMs = until - Date.now();
    // If more time remains than at first, the clock was set back and the elapsed time is unknown (A05).
    if (remainingMs < REQUEST_INTERVAL_MS || remainingMs > patienceMs) return 'unsure';
    await pause(REQUEST_INTERVAL_MS, signal);
  }
}

/** Loads the order. Undefined without an answer. A refusal rejects. */
async function stateOrUndefined<State extends SaleState>(
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

/** Loads the order's present state. Rejects with the request's error. */
export async function orderState<State extends SaleState>(
  sale: Sale<State>,
  orderNo: string,
  signal?: AbortSignal,
): Promise<State> {
  const state = await sale.state(orderNo, signal);
  recordState(sale.productNo, state);
  return state;
}

const shownPaid = new Set<string>();
whenPersonGoes(() => shownPaid.clear());

/** Checks that this page load has shown the order as paid. A further tap then means another purchase. */
export const wasShownPaid = (orderNo: string): boolean => shownPaid.has(orderNo);

function recordState(productNo: string, state: SaleState): void {
  if (isPaid(state)) {
    shownPaid.add(state.orderNo);
    if (intentFor(productNo)?.orderNo === state.orderNo) forgetIntent(productNo);
  }
  if (state.payment && (isPaid(state) || state.payment.state !== 'open')) settlePayment(state.payment.paySeq);
}

/** Removes a payment with a known end from the bridge's journal. */
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
