import { paymentReturned } from '@sdhealth/bridge-sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { OFF_SALE, ORDERED_ALREADY, STATE_CHANGED } from '../../client/codes.ts';
import { isApiError } from '../../client/request.ts';
import { confirmPayment, type PurchaseEnd, type PurchasePhase, purchase } from '../../flows/purchase.ts';
import type { PurchaseChoices } from '../../flows/purchase-intent.ts';
import type { Sale } from '../../flows/sale.ts';
import { bridge } from '../../platform/bridge.ts';
import { config } from '../../platform/configuration.ts';
import { navigate } from '../../platform/history.ts';
import { intentFor } from '../../store/purchase.ts';
import { onNavigationFailed } from './navigation-failed.ts';

/** The ends of a purchase after which the person stays on this page with a message or decision. */
export type LastEnd =
  | Extract<PurchaseEnd, { end: 'unpaid' | 'unfinished' | 'blocked' | 'no-login' }>
  | { end: 'failed'; error: unknown }
  /** No attempt was made: payments are switched off. */
  | { end: 'switched-off' };

export interface Purchase {
  phase: PurchasePhase;
  /** The end of the last attempt. */
  lastEnd: LastEnd | undefined;
  /** True while the person reviews the order before it is placed. */
  isReviewing: boolean;
  review: () => void;
  /** Places and pays an order. `choices` has the existing order and earlier decisions. */
  buy: (priceFen: number, choices?: PurchaseChoices) => void;
  /** Requests the payment's status after the person has confirmed the payment. */
  askAgain: () => void;
  isAsking: boolean;
  /** Clears the end of the last attempt and closes the review. */
  clear: () => void;
}

const OFF: LastEnd = { end: 'switched-off' };

/** The codes for a stale offer on the page. */
const STALE_OFFER_CODES: readonly number[] = [STATE_CHANGED, OFF_SALE, ORDERED_ALREADY];

/**
 * Runs a purchase on a page: its phase, its end, and the navigation to the order once it is or may be paid. `onStaleOffer` must reload
 * the offer and the person's order.
 */
export function usePurchase(sale: Sale, onStaleOffer: () => void): Purchase {
  const [phase, setPhase] = useState<PurchasePhase>('idle');
  const [lastEnd, setLastEnd] = useState<LastEnd>();
  const [isAsking, setAsking] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  /** Aborted when the page is left. Undefined before the first effect. */
  const pageController = useRef<AbortController>(undefined);
  const cancelWait = useRef(() => {});
  useEffect(() => {
    const controller = new AbortController();
    pageController.current = controller;
    // A page restored from the back/forward cache still has the state of a purchase that has ended.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      cancelWait.current();
      setPhase('idle');
      setReviewing(false);
    };
    addEventListener('pageshow', onPageShow);
    return () => {
      controller.abort();
      cancelWait.current();
      removeEventListener('pageshow', onPageShow);
    };
  }, []);

  const go = (address: string) => {
    if (!pageController.current?.signal.aborted) navigate(address);
  };
  const openOrder = (orderNo: string) => go(sale.orderPage(orderNo));
  const showEnd = (end: LastEnd) => {
    setLastEnd(end);
    // Without a login the review stays open. The page shows any other end.
    if (end.end !== 'no-login') setReviewing(false);
  };
  const waitForLeaving = () => {
    if (pageController.current?.signal.aborted) return;
    setPhase('paying');
    cancelWait.current = onNavigationFailed(() => {
      const { orderNo, paySeq } = intentFor(sale.productNo) ?? {};
      setPhase('idle');
      if (orderNo && paySeq) showEnd({ end: 'unfinished', orderNo, paySeq });
    });
  };
  const buy = (priceFen: number, choices: PurchaseChoices = {}) => {
    cancelWait.current();
    setLastEnd(undefined);
    purchase(sale, priceFen, { ...choices, onPhase: setPhase, signal: pageController.current?.signal }).then(
      (result) => {
        if (result.end === 'free') go(sale.freePage(result.orderNo));
        else if (result.end === 'paid' || result.end === 'unsure') openOrder(result.orderNo);
        else if (result.end === 'gone') {
          // A new order needs a review first.
          review();
          onStaleOffer();
        } else if (result.end === 'left') waitForLeaving();
        else showEnd(result);
      },
      (error: unknown) => {
        showEnd({ end: 'failed', error });
        // If the order was placed before the failure, it must be paid, not placed again: the page reloads to show it.
        const isOrdered = intentFor(sale.productNo)?.orderNo !== undefined;
        if (isOrdered || STALE_OFFER_CODES.some((code) => isApiError(error, code))) onStaleOffer();
      },
    );
  };
  const askAgain = () => {
    // Another tab may have received the end and dropped the intent, so the displayed order comes first.
    const orderNo =
      (lastEnd && 'orderNo' in lastEnd ? lastEnd.orderNo : undefined) ?? intentFor(sale.productNo)?.orderNo;
    if (!orderNo || isAsking) return;
    setAsking(true);
    confirmPayment(sale, orderNo)
      .then(
        (end) => {
          if (end === 'unpaid') setLastEnd({ end: 'unpaid', orderNo, why: 'cancelled' });
          else openOrder(orderNo);
        },
        (error: unknown) => setLastEnd({ end: 'failed', error }),
      )
      .finally(() => setAsking(false));
  };
  // A host call of an earlier page load gets no response. The host's event reports the end of its payment, and the server has the result.
  const onReturned = useEffectEvent((paySeq: string) => {
    if (phase === 'idle' && intentFor(sale.productNo)?.paySeq === paySeq) askAgain();
  });
  useEffect(() => bridge.on(paymentReturned, ({ paySeq }) => onReturned(paySeq)), []);
  const review = () => {
    setLastEnd(undefined);
    setReviewing(true);
  };
  const clear = () => {
    setLastEnd(undefined);
    setReviewing(false);
  };
  const isOff = useSnapshot(config).paymentOff !== undefined && phase === 'idle';
  return { phase, lastEnd: lastEnd ?? (isOff ? OFF : undefined), isReviewing, review, buy, askAgain, isAsking, clear };
}
