import { paymentReturned } from '@sdhealth/bridge-sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OFF_SALE, ORDERED_ALREADY, STATE_CHANGED } from '../client/codes.ts';
import { isApiError } from '../client/request.ts';
import { confirmPayment, type PurchaseEnd, type PurchasePhase, purchase } from '../flows/purchase.ts';
import type { Wish } from '../flows/purchase-intent.ts';
import type { Sale } from '../flows/sale.ts';
import { bridge } from '../platform/bridge.ts';
import { navigate } from '../platform/history.ts';
import { intentFor } from '../store/purchase.ts';
import { unlessLeft } from './unless-left.ts';

/** Ends that leave the person on this page with something to read or to decide. */
export type PurchaseNews =
  | Extract<PurchaseEnd, { end: 'unpaid' | 'unfinished' | 'blocked' | 'no-login' }>
  | { end: 'failed'; error: unknown };

export interface Purchase {
  phase: PurchasePhase;
  /** The end of the last try. */
  news: PurchaseNews | undefined;
  /** The person looks at the order before it is made. */
  isReviewing: boolean;
  review: () => void;
  /** Orders and pays; `wish` says of which order, and what was decided before. */
  buy: (priceFen: number, wish?: Wish) => void;
  /** The person says that it is paid: the server is asked. */
  askAgain: () => void;
  asking: boolean;
  /** Forgets the end of the last try, and the order that is looked at. */
  clear: () => void;
}

/** Codes that say that the offer is another one than the page shows. */
const OTHER_OFFER: readonly number[] = [STATE_CHANGED, OFF_SALE, ORDERED_ALREADY];

/**
 * Buying on a page: what is under way, what came of it, and on to the order once it is paid or may be. `onOtherOffer`: the page loads its offer, and the person's
 * own order of it, again.
 */
export function usePurchase(sale: Sale, onOtherOffer: () => void): Purchase {
  const [phase, setPhase] = useState<PurchasePhase>('idle');
  const [news, setNews] = useState<PurchaseNews>();
  const [asking, setAsking] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  /** Aborted when the page is left; undefined before it is drawn. */
  const controller = useRef<AbortController>(undefined);
  const unwait = useRef(() => {});
  useEffect(() => {
    const stay = new AbortController();
    controller.current = stay;
    // Come back to by the browser's cache, the page is as it was left: with a purchase that has long ended.
    const shownAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      unwait.current();
      setPhase('idle');
      setReviewing(false);
    };
    addEventListener('pageshow', shownAgain);
    return () => {
      stay.abort();
      unwait.current();
      removeEventListener('pageshow', shownAgain);
    };
  }, []);

  const go = (address: string) => {
    if (!controller.current?.signal.aborted) navigate(address);
  };
  const toOrder = (orderNo: string) => go(sale.orderPage(orderNo));
  const tell = (ended: PurchaseNews) => {
    setNews(ended);
    // Who did not log in is still where they were; all else is told by the page.
    if (ended.end !== 'no-login') setReviewing(false);
  };
  const awaitLeaving = () => {
    if (controller.current?.signal.aborted) return;
    setPhase('paying');
    unwait.current = unlessLeft(() => {
      const { orderNo, paySeq } = intentFor(sale.productNo) ?? {};
      setPhase('idle');
      if (orderNo && paySeq) tell({ end: 'unfinished', orderNo, paySeq });
    });
  };
  const buy = (priceFen: number, wish: Wish = {}) => {
    unwait.current();
    setNews(undefined);
    purchase(sale, priceFen, { ...wish, onPhase: setPhase, signal: controller.current?.signal }).then(
      (result) => {
        if (result.end === 'free') go(sale.freePage(result.orderNo));
        else if (result.end === 'paid' || result.end === 'unsure') toOrder(result.orderNo);
        else if (result.end === 'gone') {
          // What is ordered anew is looked at first.
          review();
          onOtherOffer();
        } else if (result.end === 'left') awaitLeaving();
        else tell(result);
      },
      (error: unknown) => {
        tell({ end: 'failed', error });
        // An order that was made before it failed is to be paid, not made again: the page has to say so.
        const isOrdered = intentFor(sale.productNo)?.orderNo !== undefined;
        if (isOrdered || OTHER_OFFER.some((code) => isApiError(error, code))) onOtherOffer();
      },
    );
  };
  const askAgain = () => {
    // Another tab may have learnt the end, and forgotten the intent: what is asked about is the order that was spoken of.
    const orderNo = (news && 'orderNo' in news ? news.orderNo : undefined) ?? intentFor(sale.productNo)?.orderNo;
    if (!orderNo || asking) return;
    setAsking(true);
    confirmPayment(sale, orderNo)
      .then(
        (end) => {
          if (end === 'unpaid') setNews({ end: 'unpaid', orderNo, why: 'cancelled' });
          else toOrder(orderNo);
        },
        (error: unknown) => setNews({ end: 'failed', error }),
      )
      .finally(() => setAsking(false));
  };
  // The call of an earlier page load has no answer any more: the host's event says that its payment has ended, and the server how.
  const onReturned = useEffectEvent((paySeq: string) => {
    if (phase === 'idle' && intentFor(sale.productNo)?.paySeq === paySeq) askAgain();
  });
  useEffect(() => bridge.on(paymentReturned, ({ paySeq }) => onReturned(paySeq)), []);
  const review = () => {
    setNews(undefined);
    setReviewing(true);
  };
  const clear = () => {
    setNews(undefined);
    setReviewing(false);
  };
  return { phase, news, isReviewing, review, buy, askAgain, asking, clear };
}
