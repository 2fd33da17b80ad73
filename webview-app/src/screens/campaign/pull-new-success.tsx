import { CreditCard, Gift as GiftIcon } from 'lucide-react';
import { type Gift, type GiftActivity, getGiftActivity } from '../../api/activity.ts';
import { hasReceivedRightsCard } from '../../api/statistics.ts';
import { useBlocksWords } from '../../features/blocks/words/index.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import type { LoadState } from '../../kit/answers/use-resource.ts';
import { ResultOf } from '../../kit/page/result-of.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { momentText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { type GiftStep, giftStep, isWelcome } from '../../rules/gift-step.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Scene } from '../../ui/illustration.tsx';
import type { Pair } from '../../ui/key-values.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { screen } from '../screen.ts';
import { NextButton } from './parts/next-button.tsx';
import { Offer } from './parts/offer.tsx';
import { type GiftResult, resultOf } from './success/result-of-status.ts';
import { type AreaWords, useWords } from './words/index.ts';

const SCENES: Readonly<Record<GiftResult, Scene>> = {
  success: 'success',
  already: 'card',
  unbound: 'card',
  gift: 'success',
  noGift: 'empty',
  ended: 'calendar',
  unknown: 'waiting',
};

/** Shows a result of the gift campaign. The address requests it, and the service must confirm it. */
export const Screen = screen('campaign.pull-new-success', function PullNewSuccess({ params: { status } }) {
  const words = useWords().result;
  const blocks = useBlocksWords();
  const page = combined(usePage(getGiftActivity, {}), usePage(hasReceivedRightsCard, {}));
  // The title bar shows the kind of page, and the heading shows the result.
  useScreenTitle(words.title);
  return (
    <ResultOf
      title={words.title}
      page={page}
      view={({ activity, hasCard }) => {
        const result = resultOf(status, hasCard, activity);
        const step = nextStep(result, activity, hasCard);
        const gift = giftOf(result, activity);
        return {
          scene: SCENES[result],
          ...words.results[result],
          facts: result === 'gift' || result === 'unknown' ? factsOf(activity, words) : [],
          children: (
            <>
              {gift ? (
                <Offer
                  picture={<Picture src={gift.pictureUrl} alt="" ratio={1} flat />}
                  title={gift.name}
                  text={result === 'gift' ? gift.desc : words.isWaiting}
                />
              ) : null}
              {step === 'bind' ? <GiftSteps /> : null}
              {result === 'unknown' ? (
                <Rows>
                  <ListRow icon={<GiftIcon />} title={words.toActivity} to={href('campaign.pull-new')} />
                  {hasCard ? (
                    <ListRow icon={<CreditCard />} title={words.card} to={href('rights-card.has-got')} />
                  ) : null}
                </Rows>
              ) : null}
            </>
          ),
          primary:
            result === 'unknown' ? (
              <Button wide busy={page.reloading} onClick={page.reload}>
                {words.refresh}
              </Button>
            ) : step === 'none' ? (
              <LinkButton wide to={href('home.main')}>
                {blocks.elsewhere}
              </LinkButton>
            ) : (
              <NextButton step={step} />
            ),
          secondary:
            hasCard && result !== 'unknown' ? (
              <LinkButton tone="secondary" wide to={href('rights-card.has-got')}>
                {words.card}
              </LinkButton>
            ) : undefined,
        };
      }}
    />
  );
});

/** Shows the steps to a gift. Claiming the card is the current one. */
function GiftSteps() {
  const { steps, friendSteps } = useWords().pullNew;
  return (
    <Card>
      <Timeline
        label={steps}
        items={friendSteps.map(({ title, desc }, index) => ({
          title,
          text: desc,
          state: index === 0 ? 'now' : 'later',
        }))}
      />
    </Card>
  );
}

/** Returns the step after a result: more friends after a chosen gift, the card for a person without one. */
function nextStep(result: GiftResult, activity: GiftActivity, hasCard: boolean): GiftStep {
  const isRunning = activity.state === 'START';
  if (result === 'gift') return isRunning ? 'invite' : 'none';
  if (result === 'unbound' && isRunning) return 'bind';
  return giftStep(activity, !hasCard);
}

/** Combines two responses: ready if both are ready, failed if one has failed. */
function combined(
  activity: LoadState<GiftActivity>,
  card: LoadState<{ received: boolean }>,
): LoadState<{ activity: GiftActivity; hasCard: boolean }> {
  const failed = [activity, card].find(({ status }) => status === 'error');
  const isLoading = activity.status === 'loading' || card.status === 'loading';
  return {
    status: failed ? 'error' : isLoading ? 'loading' : 'ready',
    data: activity.data && card.data && { activity: activity.data, hasCard: card.data.received },
    error: failed?.error,
    reloading: activity.reloading || card.reloading,
    reload: () => {
      activity.reload();
      card.reload();
    },
  };
}

/** Returns the gift of a result: the chosen gift, else the welcome gift that still waits. */
function giftOf(result: GiftResult, { gifts, record, state }: GiftActivity): Gift | undefined {
  if (result === 'gift') return gifts.find(({ giftId }) => giftId === record?.giftId);
  if (record || state !== 'START' || result === 'unknown') return undefined;
  return gifts.find((gift) => isWelcome(gift) && gift.state !== 'soldOut');
}

function factsOf({ record }: GiftActivity, words: AreaWords['result']): Pair[] {
  if (!record) return [];
  return [
    [words.gift, record.name],
    [words.giftState, record.stateText],
    [words.chosenAt, momentText(record.exchangedAt)],
    [words.number, record.recordNo],
  ];
}
