import { getOwnRightsCard, type RightsCard } from '../../api/rights-card.ts';
import { callCustomerService } from '../../flows/customer-service.ts';
import { withStoredAnswers } from '../../flows/stored-answers.ts';
import { NeedsNetwork } from '../../kit/answers/needs-network.tsx';
import { partOf, usePage } from '../../kit/answers/use-page.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { ValidityTag, validityNow } from '../../kit/page/validity.tsx';
import { useKitWords } from '../../kit/words/index.ts';
import { dayText, momentText, rangeText } from '../../messages/date-text.ts';
import { useText } from '../../messages/index.ts';
import { href } from '../../routes.ts';
import { unlessOmitted } from '../../rules/omitted-text.ts';
import { shownName } from '../../rules/shown-name.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { KeyValues, type Pair } from '../../ui/key-values.tsx';
import { Section } from '../../ui/section.tsx';
import { CardShape, RowsShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { NoCard } from './card/no-card.tsx';
import { OwnCard } from './card/own-card.tsx';
import { Rights } from './card/rights.tsx';
import { Rules } from './card/rules.tsx';
import { type AreaWords, useWords } from './words/index.ts';

/** Shows the person's card, with its rights and their remaining uses. */
export const Screen = screen('rights-card.has-got', function HasGot() {
  const area = useWords();
  const words = area.own;
  const kit = useKitWords();
  const t = useText();
  const ownCard = usePage(getOwnRightsCard, {}, { stored: withStoredAnswers });
  if (ownCard.data && !ownCard.data.card) return <NoCard />;
  return (
    <DetailOf
      title={area.success.pageTitle}
      page={partOf(ownCard, ({ card, offer }) => (card ? { card, offer } : null))}
      skeleton={
        <>
          <CardShape lines={4} />
          <RowsShape count={4} />
        </>
      }
      view={({ card, offer }) => {
        const isStored = unlessOmitted(card.cardNo) === undefined;
        const validity = validityNow(card.validTo);
        const isOver = validity.state === 'over';
        return {
          title: isOver ? words.over : words.title,
          lead: isOver ? words.overText(dayText(card.validTo)) : words.text,
          meta: <ValidityTag validity={validity} />,
          content: (
            <>
              <OwnCard card={card} />
              {isStored ? <NeedsNetwork text={kit.stored.ofCard} /> : null}
              <Section title={words.rights}>
                <Rights rights={card.rights} isOwn usable={!isOver} counted={!isStored} />
              </Section>
              <Card>
                <KeyValues pairs={factsOf(card, area)} />
              </Card>
              <Rules rules={offer.rules} />
            </>
          ),
          bottom: (
            <BottomBar>
              {isOver ? (
                <Button tone="secondary" onClick={() => void callCustomerService()}>
                  {t.common.customerService}
                </Button>
              ) : null}
              <LinkButton wide to={href('checkup.package-list')}>
                {words.button}
              </LinkButton>
            </BottomBar>
          ),
        };
      }}
    />
  );
});

const factsOf = (card: RightsCard, { own }: AreaWords): Pair[] => [
  [own.cardNo, unlessOmitted(card.cardNo)],
  [own.holder, shownName(card.holder)],
  [own.since, momentText(card.receivedAt)],
  [own.valid, rangeText(card.validFrom, card.validTo)],
];
