import { useEffect } from 'react';
import { getOwnRightsCard, receiveRightsCard } from '../../../api/rights-card.ts';
import { request } from '../../../client/request.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { DetailOf } from '../../../kit/page/detail-of.tsx';
import { FormFailure } from '../../../kit/page/form-of.tsx';
import { useText } from '../../../messages/index.ts';
import { numberText } from '../../../messages/number-text.ts';
import { channelInfo } from '../../../platform/channel.ts';
import { navigate } from '../../../platform/history.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { CardShape, RowsShape, Skeleton } from '../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';
import { CardFace } from './card-face.tsx';
import { Rights } from './rights.tsx';
import { Rules } from './rules.tsx';

export interface OfferPageProps {
  title: string;
  lead: string;
  /** The text of the button. */
  claim: string;
}

/** Offers the card, which one tap claims. A person with the card is redirected to it. */
export function OfferPage({ title, lead, claim }: OfferPageProps) {
  const t = useText();
  const words = useWords().claim;
  const ownCard = usePage(getOwnRightsCard, {});
  const hasCard = ownCard.data?.exists === true;
  useEffect(() => {
    if (hasCard) navigate(href('rights-card.has-got'), { replace: true });
  }, [hasCard]);

  const receive = useAction(async (idempotencyKey) => {
    const { channel, subChannel } = channelInfo();
    const body = { channel: channel || undefined, subChannel: subChannel || undefined };
    const { isNew } = await request(receiveRightsCard, { body }, { idempotencyKey });
    navigate(href(isNew ? 'rights-card.success' : 'rights-card.has-got'), { replace: true });
  });

  return (
    <DetailOf
      title={title}
      page={partOf(ownCard, ({ exists, offer }) => (exists ? null : offer))}
      // The page is about to redirect to the card, so it shows no offer.
      none={
        <Skeleton>
          <Shapes />
        </Skeleton>
      }
      skeleton={<Shapes />}
      view={(offer) => ({
        lead,
        content: (
          <>
            <CardFace
              title={offer.title}
              subtitle={offer.subtitle}
              number={words.free}
              valid={words.validFor(offer.validMonths)}
            />
            <Section title={words.benefitsTitle} text={words.claimed(numberText(offer.claimedCount))}>
              <Rights rights={offer.rights} isOwn={false} />
            </Section>
            <Rules rules={offer.rules} />
          </>
        ),
        bottom: (
          <BottomBar note={receive.error ? <FormFailure words={errorLine(receive.error, t)} /> : words.nothing}>
            <Button wide busy={receive.busy} onClick={() => void receive.start()}>
              {claim}
            </Button>
          </BottomBar>
        ),
      })}
    />
  );
}

function Shapes() {
  return (
    <>
      <CardShape lines={4} />
      <RowsShape count={4} />
    </>
  );
}
