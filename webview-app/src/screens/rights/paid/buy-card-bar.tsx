import type { ReactNode } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import type { hasReceiveHealthCardV2 } from '../../../api/health-card.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { usePayConfirmation } from '../../../kit/elder/confirmation.tsx';
import { Clauses } from '../../../kit/purchase/clauses.tsx';
import { hasCallout, PurchaseCallout } from '../../../kit/purchase/purchase-callout.tsx';
import type { Purchase } from '../../../kit/purchase/use-purchase.ts';
import { useText } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { HEALTH_CARD } from '../../../rules/products.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Price } from '../../../ui/price.tsx';
import styles from './buy-card-bar.module.css';
import { type Standing, standingOf } from './standing.ts';
import { useWords } from './words/index.ts';

export interface BuyCardBarProps {
  /** The text of the button, from the page's configuration. */
  label: string;
  cardStatus: LoadState<DataOf<typeof hasReceiveHealthCardV2>>;
  purchase: Purchase;
  /** The order whose payment the person has just left, and with which the button continues. */
  backFrom: string | undefined;
}

/** Shows the price and the buy button. Without a price it sells nothing. A person with a card gets a link to it. */
export function BuyCardBar({ label, cardStatus, purchase, backFrom }: BuyCardBarProps) {
  const { lastEnd } = purchase;
  const t = useText();
  const words = useWords();
  const callout = lastEnd && hasCallout(lastEnd) ? <PurchaseCallout lastEnd={lastEnd} /> : undefined;
  if (!cardStatus.data)
    return cardStatus.status === 'loading' ? (
      <BottomBar>
        <Button wide busy>
          {label}
        </Button>
      </BottomBar>
    ) : (
      <BottomBar note={<Callout tone="danger">{words.priceMissing}</Callout>}>
        <Button wide tone="secondary" busy={cardStatus.reloading} onClick={cardStatus.reload}>
          {t.common.retry}
        </Button>
      </BottomBar>
    );
  const standing = standingOf(cardStatus.data);
  if (standing.kind === 'offered')
    return <OfferBar label={label} offered={standing} purchase={purchase} backFrom={backFrom} callout={callout} />;
  const [to, name] = {
    has: [href('rights.user-rights-paid'), words.own.toMine] as const,
    pending: [
      href(
        'rights.claim-success-paid',
        {},
        standing.kind === 'pending' && standing.orderNo ? { orderNo: standing.orderNo } : {},
      ),
      words.pending.toOrder,
    ] as const,
    ended: [href('rights.claim'), words.ended.toFree] as const,
  }[standing.kind];
  return (
    <BottomBar note={callout}>
      <LinkButton wide to={to}>
        {name}
      </LinkButton>
    </BottomBar>
  );
}

interface OfferBarProps extends Omit<BuyCardBarProps, 'cardStatus'> {
  offered: Extract<Standing, { kind: 'offered' }>;
  callout: ReactNode;
}

/** Shows the offer's price. The button buys a card or pays an unpaid order. The elder edition confirms that payment first. */
function OfferBar({ label, offered, purchase: { phase, lastEnd, review, buy }, backFrom, callout }: OfferBarProps) {
  const words = useWords();
  const { offer, unpaid } = offered;
  const unpaidOrderNo = lastEnd?.end === 'unpaid' ? lastEnd.orderNo : (backFrom ?? unpaid);
  const payment = usePayConfirmation({
    name: words.title,
    amountFen: offer.priceFen,
    pay: () => unpaidOrderNo && buy(offer.priceFen, { orderNo: unpaidOrderNo }),
  });
  return (
    <BottomBar
      summary={
        <>
          <p className={styles.bought}>{words.title}</p>
          <Price fen={offer.priceFen} wasFen={offer.originalPriceFen} unit={words.price(offer.validMonths)} />
        </>
      }
      note={
        <>
          {callout}
          <Clauses productNo={HEALTH_CARD} />
          {payment.dialog}
        </>
      }
    >
      <Button busy={phase !== 'idle'} onClick={unpaidOrderNo ? payment.submit : review}>
        {unpaidOrderNo ? words.payNow : label}
      </Button>
    </BottomBar>
  );
}
