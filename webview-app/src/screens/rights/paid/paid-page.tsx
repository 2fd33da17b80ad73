import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { getRightsPage, type RightsPage } from '../../../api/static-rights.ts';
import { listRightsGoodsV2 } from '../../../api/user-rights.ts';
import { ApiError, QUIET } from '../../../client/request.ts';
import type { PeriodHead } from '../../../features/blocks/period-note.tsx';
import type { PaymentEnd } from '../../../flows/payment-end.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { DetailOf } from '../../../kit/page/detail-of.tsx';
import { useScreenTitle } from '../../../kit/page/use-screen-title.ts';
import { PurchaseDialogs } from '../../../kit/purchase/purchase-dialogs.tsx';
import { UnpaidReturn } from '../../../kit/purchase/unpaid-return.tsx';
import { usePurchase } from '../../../kit/purchase/use-purchase.ts';
import { dayText } from '../../../messages/date-text.ts';
import { HEALTH_CARD } from '../../../rules/products.ts';
import { isSignedIn, session } from '../../../store/session.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Section } from '../../../ui/section.tsx';
import { countRead, standingRead } from '../claim-paid.reads.ts';
import { healthCardSale } from '../flows/card-sale.ts';
import { GoodsRows } from '../own/goods-row.tsx';
import { NoPage } from '../page/no-page.tsx';
import { RightsPageView } from '../page/rights-page.tsx';
import { useRightsPage } from '../page/use-rights-page.ts';
import { CountLine } from '../promotion/count-line.tsx';
import { BuyCardBar } from './buy-card-bar.tsx';
import { CardServices } from './card-services.tsx';
import { type Standing, standingOf } from './standing.ts';
import { type PaidWords, useWords } from './words/index.ts';

export interface PaidPageProps {
  /** The version in the address. Default: the first. */
  version?: string;
  /** The order number, if the person left the cashier without paying. */
  backFrom: string | undefined;
}

/** Sells the health card, by the configuration of a version. Visitors see it before the login. */
export function PaidPage({ version, backFrom }: PaidPageProps) {
  const { title } = useWords();
  const page = withSaleWords(useRightsPage(version));
  if (page.data) return <Offer page={page.data} version={version} backFrom={backFrom} />;
  return <DetailOf title={title} page={page} none={<NoPage />} view={nothing} />;
}

const nothing = () => ({ content: null });

/** Returns a failure for a page without words of the sale, because the words of the free claim must not stand beside a price. */
const withSaleWords = (page: LoadState<RightsPage | null>): LoadState<RightsPage | null> =>
  page.data && !page.data.sale
    ? { ...page, status: 'error', data: undefined, error: new ApiError('SHAPE', getRightsPage.path) }
    : page;

interface OfferProps {
  page: RightsPage;
  version: string | undefined;
  backFrom: string | undefined;
}

function Offer({ page, version, backFrom }: OfferProps) {
  const words = useWords();
  const salePage = { ...page, ...page.sale };
  useScreenTitle(salePage.title);
  const { status } = useSnapshot(session);
  const loggedIn = isSignedIn(status);
  // This request asks nobody to log in. Its response differs between visitors and persons with or without a card.
  const [standingEndpoint, input] = standingRead;
  const cardStatus = usePage(standingEndpoint, status === 'restoring' ? null : input, { login: false });
  useReloadAfterLogin(loggedIn, cardStatus.reload);
  const count = usePage(...countRead, QUIET);
  const sale = healthCardSale(version);
  const purchase = usePurchase(sale, cardStatus.reload);
  const [returnOutcome, setReturnOutcome] = useState<PaymentEnd>();
  const isBackPaid = returnOutcome === 'paid' || returnOutcome === 'refunded';
  const standing = cardStatus.data && standingOf(cardStatus.data);
  const showsStanding = standing && (!backFrom || isBackPaid);
  return (
    <RightsPageView
      page={salePage}
      head={showsStanding ? headOf(standing, words) : undefined}
      top={<CountLine page={count} words={words.count} />}
      before={
        <>
          {backFrom ? (
            <UnpaidReturn
              sale={sale}
              orderNo={backFrom}
              canRequest={loggedIn || status === 'restoring'}
              onEnd={setReturnOutcome}
            />
          ) : null}
          {showsStanding ? <CardStanding standing={standing} /> : null}
        </>
      }
      parts={{ rights: <CardServices version={version} />, goods: <CardGoodsGroups /> }}
      after={
        standing && 'offer' in standing ? (
          <PurchaseDialogs
            purchase={purchase}
            priceFen={standing.offer.priceFen}
            order={{
              sale,
              name: page.sale?.title ?? page.title,
              terms: standing.offer.terms,
              clausesProductNo: HEALTH_CARD,
            }}
          />
        ) : null
      }
      bottom={
        <BuyCardBar
          label={page.paidButtonText}
          cardStatus={cardStatus}
          purchase={purchase}
          backFrom={isBackPaid ? undefined : backFrom}
        />
      }
    />
  );
}

/** Reloads after a login on the page, because the person may have a card. */
function useReloadAfterLogin(loggedIn: boolean, reload: () => void): void {
  const wasLoggedIn = useRef(loggedIn);
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (loggedIn && !wasLoggedIn.current) reloadNow();
    wasLoggedIn.current = loggedIn;
  }, [loggedIn]);
}

/** Lists goods for card holders by occasion. Renders nothing if they fail to load. */
function CardGoodsGroups() {
  const groups = usePage(listRightsGoodsV2, { query: { kind: 'paid' } }, QUIET).data?.groups ?? [];
  return groups.map(({ groupId, title, list }) => (
    <Section key={groupId} title={title}>
      <GoodsRows goods={list} />
    </Section>
  ));
}

/** Returns the page's head for a person with a card or a pending one, and while no card is sold. A buyer gets no head. */
function headOf(standing: Standing, { own, pending, ended }: PaidWords): PeriodHead | undefined {
  if (standing.kind === 'has') return { title: own.title, text: own.until(dayText(standing.validTo)) };
  return { pending, ended, offered: undefined }[standing.kind];
}

/** Shows a buyer an earlier card or an unpaid order. */
function CardStanding({ standing }: { standing: Standing }) {
  const words = useWords();
  if (standing.kind !== 'offered') return null;
  if (standing.unpaid) return <Callout tone="warm">{words.waiting}</Callout>;
  return standing.overSince ? <Callout tone="warm">{words.over(dayText(standing.overSince))}</Callout> : null;
}
