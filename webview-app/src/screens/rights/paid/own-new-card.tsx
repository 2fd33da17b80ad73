import { useEffect, useEffectEvent } from 'react';
import { getHealthCardInfo, type HealthCard, hasReceiveHealthCardV2 } from '../../../api/health-card.ts';
import type { OrderState } from '../../../api/mall.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { benefitIcons } from '../../../kit/icons/benefit-icons.tsx';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { ResultFrame, type ResultFrameProps, ResultOf } from '../../../kit/page/result-of.tsx';
import { moneyText } from '../../../messages/money.ts';
import { href } from '../../../routes.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import type { Pair } from '../../../ui/key-values.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { PictureShape, RowsShape } from '../../../ui/skeleton.tsx';
import { AppCard } from '../claimed/app-card.tsx';
import { CardFace } from '../own/health-card-face.tsx';
import { NoCard } from '../own/no-card.tsx';
import { standingOf } from './standing.ts';
import { type PaidWords, useWords } from './words/index.ts';

/** Returns the facts of the card's order, or only its number if the order failed to load. */
export function cardOrderFacts(orderNo: string, order: OrderState | undefined, { success }: PaidWords): Pair[] {
  if (!order) return [[success.order, orderNo]];
  return [
    [success.item, order.productName],
    [success.order, orderNo],
    [order.paidAt ? success.paidFen : success.amount, moneyText(order.amountFen)],
  ];
}

/** Shows the result of a paid order: the card, or that it is being issued. */
export function PaidCard({ order }: { order: OrderState }) {
  const words = useWords();
  const facts = cardOrderFacts(order.orderNo, order, words);
  if (order.status === 'refunded')
    return (
      <ResultFrame scene="calendar" title={words.success.refunded} text={words.success.refundedText} facts={facts} />
    );
  return <NewCard isPaid facts={facts} />;
}

/** Shows the person's card. `isPaid`: without a card it is being issued. */
export function NewCard({ isPaid = false, facts = [] }: { isPaid?: boolean; facts?: readonly Pair[] }) {
  const words = useWords().success;
  const page = usePage(getHealthCardInfo, {});
  const card = page.data?.card;
  const received = usePage(hasReceiveHealthCardV2, page.data && !card && !isPaid ? {} : null);
  const isPending =
    page.data !== undefined && !card && (isPaid || (received.data && standingOf(received.data).kind === 'pending'));
  usePolling(isPending === true, page.reload);
  if (isPending)
    return (
      <ResultFrame
        scene="waiting"
        title={words.paid}
        text={<span role="status">{words.paidText}</span>}
        facts={facts}
        primary={
          <Button busy={page.reloading} onClick={page.reload}>
            {words.checkAgain}
          </Button>
        }
      />
    );
  // Without a card the page waits for the second response, because a card may be pending.
  const resource =
    page.data && !card && !received.data
      ? { ...received, data: undefined }
      : { ...page, data: page.data && (card ?? null) };
  return (
    <ResultOf
      title={words.toCard}
      page={resource}
      none={<NoCard reason="none" onReload={page.reload} />}
      skeleton={
        <>
          <PictureShape ratio={1.7} />
          <RowsShape count={4} />
        </>
      }
      view={(card) => activeCard(card, facts, words)}
    />
  );
}

function activeCard(card: HealthCard, facts: readonly Pair[], words: PaidWords['success']): ResultFrameProps {
  return {
    barTitle: words.result,
    title: words.title,
    text: words.text,
    primary: <LinkButton to={href('rights.user-rights-paid')}>{words.toMine}</LinkButton>,
    secondary: (
      <LinkButton tone="secondary" to={href('rights.health-card')}>
        {words.toCard}
      </LinkButton>
    ),
    facts,
    children: (
      <>
        <CardFace card={card} />
        <FirstUses card={card} />
        <AppCard />
      </>
    ),
  };
}

/** Lists the services with their uses and links. */
function FirstUses({ card }: { card: HealthCard }) {
  const words = useWords();
  return (
    <Section title={words.success.uses} text={words.success.usesText}>
      <Rows>
        {card.services.map(({ serviceCode, icon, name, desc, left, link }) => (
          <ListRow
            key={serviceCode}
            icon={benefitIcons[icon]}
            title={name}
            text={desc}
            value={left === undefined ? words.unlimited : words.times(left)}
            to={addressOfService(link)}
          />
        ))}
      </Rows>
    </Section>
  );
}

const RELOAD_INTERVAL_MS = 5_000;
const MAX_RELOADS = 24;

/** Reloads every 5 s for two minutes while the card is being issued. */
function usePolling(isPending: boolean, reload: () => void): void {
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (!isPending) return undefined;
    let reloadCount = 0;
    const timer = setInterval(() => {
      reloadCount += 1;
      if (reloadCount > MAX_RELOADS) clearInterval(timer);
      else if (!document.hidden) reloadNow();
    }, RELOAD_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPending]);
}
