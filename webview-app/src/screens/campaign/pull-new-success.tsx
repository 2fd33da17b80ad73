import { type GiftActivity, getGiftActivity } from '../../api/activity.ts';
import { hasReceivedRightsCard } from '../../api/statistics.ts';
import { useBlocksWords } from '../../kit/blocks/words/index.ts';
import { ResultOf } from '../../kit/result-of.tsx';
import { usePage } from '../../kit/use-page.ts';
import type { Shown } from '../../kit/use-resource.ts';
import { useScreenTitle } from '../../kit/use-screen-title.ts';
import { momentText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { type GiftStep, giftStep } from '../../rules/gift-step.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { Scene } from '../../ui/illustration.tsx';
import type { Pair } from '../../ui/key-values.tsx';
import { screen } from '../screen.ts';
import { NextButton } from './parts/next-button.tsx';
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

/** A result of the gift campaign. The address names one; what is shown is what the service says. */
export const Screen = screen('campaign.pull-new-success', function PullNewSuccess({ params: { status } }) {
  const words = useWords().result;
  const blocks = useBlocksWords();
  const page = both(usePage(getGiftActivity, {}), usePage(hasReceivedRightsCard, {}));
  const known = page.data && resultOf(status, page.data.hasCard, page.data.activity);
  useScreenTitle(known && words.results[known].title);
  return (
    <ResultOf
      title={words.title}
      page={page}
      view={({ activity, hasCard }) => {
        const result = resultOf(status, hasCard, activity);
        const step = nextStep(result, activity, hasCard);
        return {
          scene: SCENES[result],
          ...words.results[result],
          facts: result === 'gift' || result === 'unknown' ? factsOf(activity, hasCard, words) : [],
          primary:
            step === 'none' ? (
              <LinkButton wide to={href('entry.home')}>
                {blocks.elsewhere}
              </LinkButton>
            ) : (
              <NextButton step={step} />
            ),
          secondary: hasCard ? (
            <LinkButton tone="secondary" wide to={href('rights-card.has-got')}>
              {words.card}
            </LinkButton>
          ) : undefined,
        };
      }}
    />
  );
});

/** The step after a result: a chosen gift leads to more friends, a missing card to the card. */
function nextStep(result: GiftResult, activity: GiftActivity, hasCard: boolean): GiftStep {
  const isOn = activity.state === 'START';
  if (result === 'gift') return isOn ? 'invite' : 'none';
  if (result === 'unbound' && isOn) return 'bind';
  return giftStep(activity, !hasCard);
}

/** Two answers as one page: it is there when both are, and fails when one does. */
function both(
  activity: Shown<GiftActivity>,
  card: Shown<{ received: boolean }>,
): Shown<{ activity: GiftActivity; hasCard: boolean }> {
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

function factsOf({ record }: GiftActivity, hasCard: boolean, words: AreaWords['result']): Pair[] {
  if (!record) return [[words.cardState, hasCard ? words.has : words.hasNot]];
  return [
    [words.gift, record.name],
    [words.giftState, record.stateText],
    [words.chosenAt, momentText(record.exchangedAt)],
    [words.number, record.recordNo],
  ];
}
