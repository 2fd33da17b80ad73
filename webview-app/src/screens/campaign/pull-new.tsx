import { useSnapshot } from 'valtio';
import { type Gift, type GiftActivity, getGiftActivity } from '../../api/activity.ts';
import { countRightsCards } from '../../api/statistics.ts';
import { QUIET } from '../../client/request.ts';
import { useActivityTime } from '../../features/blocks/activity-time.ts';
import { CampaignFrame } from '../../features/blocks/campaign-frame.tsx';
import { PeriodNote } from '../../features/blocks/period-note.tsx';
import { ActivityRules } from '../../features/blocks/rules.tsx';
import { useBlocksWords } from '../../features/blocks/words/index.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { NumberedSteps } from '../../kit/page/service-parts.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { dayText } from '../../messages/date-text.ts';
import { giftStep, isWelcome } from '../../rules/gift-step.ts';
import { session } from '../../store/session.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/steps.tsx';
import { screen } from '../screen.ts';
import { EndedBar } from './parts/ended-bar.tsx';
import { GiftArt } from './parts/gift-art.tsx';
import { NextButton } from './parts/next-button.tsx';
import { Score } from './parts/score.tsx';
import { useInvitation } from './parts/use-invitation.ts';
import { GiftGrid } from './pull-new/gift-grid.tsx';
import { Offers } from './pull-new/offers.tsx';
import { type AreaWords, useWords } from './words/index.ts';

/** Shows the gift campaign: an invited friend's gifts, or an inviter's progress. Visitors can open it. */
export const Screen = screen('campaign.pull-new', function PullNew({ query: { inviteCode } }) {
  const { title } = useWords().pullNew;
  // The response differs for visitors and customers, so the request waits until the session is restored.
  const { status } = useSnapshot(session);
  const page = usePage(getGiftActivity, status === 'restoring' ? null : {});
  if (page.data) return <Campaign activity={page.data} inviteCode={inviteCode} />;
  return <DetailOf title={title} page={page} view={() => ({ content: null })} />;
});

function Campaign({ activity, inviteCode }: { activity: GiftActivity; inviteCode: string | undefined }) {
  const words = useWords().pullNew;
  const { endTitle, endText } = useBlocksWords();
  const { status } = useSnapshot(session);
  const state = useActivityTime(activity);
  const isOver = state === 'END';
  const holderCount = usePage(countRightsCards, {}, QUIET).data?.count;
  const isNew = inviteCode !== undefined || status === 'visitor';
  const step = giftStep({ ...activity, state }, isNew);
  const isGreeted = isNew && step === 'bind';
  useInvitation(state === 'START' && status === 'logged-in' && !isNew, activity.title);
  const { gifts, registeredCount, rules } = activity;
  const isInvited = isGreeted && inviteCode !== undefined;
  useScreenTitle(isInvited ? words.friendBar : activity.title);
  return (
    <CampaignFrame
      picture={<GiftArt />}
      title={
        isInvited ? words.friendTitle : isGreeted ? words.newTitle : headlineOf({ ...activity, state }, words, endTitle)
      }
      text={isGreeted ? words.friendText : isOver ? endText(dayText(activity.endAt)) : words.text}
      top={holderCount && !isOver ? <Score parts={[words.holders(holderCount)]} /> : null}
      bottom={
        step === 'none' ? (
          isOver ? (
            <EndedBar />
          ) : undefined
        ) : (
          <BottomBar>
            <NextButton step={step} inviteCode={inviteCode} />
          </BottomBar>
        )
      }
    >
      {isOver ? null : <PeriodNote period={activity} state={state} />}
      {isGreeted ? <Offers welcome={gifts.find(isWelcome)} /> : null}
      {!isGreeted && state === 'START' ? <GiftProgress gifts={gifts} registeredCount={registeredCount} /> : null}
      <GiftGrid gifts={gifts} registeredCount={registeredCount} state={state} />
      <NumberedSteps title={words.steps} items={isGreeted ? words.friendSteps : words.inviterSteps} />
      <ActivityRules lines={rules} />
    </CampaignFrame>
  );
}

/** Returns the headline for the state of the campaign, for example the name of the next gift. */
function headlineOf(
  { title, state, gifts, record }: GiftActivity,
  words: AreaWords['pullNew'],
  endTitle: string,
): string {
  if (record) return words.chosenGift(record.name);
  if (state === 'END') return endTitle;
  if (state !== 'START') return title;
  if (gifts.some((gift) => gift.state === 'open')) return words.choose;
  const next = nextGift(gifts, 0);
  return next ? words.win(next.name) : title;
}

/** Returns the next locked gift, which needs the fewest friends above `friendCount`. */
const nextGift = (gifts: readonly Gift[], friendCount: number): Gift | undefined =>
  gifts
    .filter(({ state, need }) => state === 'locked' && need > friendCount)
    .sort((gift, other) => gift.need - other.need)[0];

/** Shows the progress towards the next gift, as the number of friends who have joined. */
function GiftProgress({ gifts, registeredCount: friendCount }: Pick<GiftActivity, 'gifts' | 'registeredCount'>) {
  const words = useWords().pullNew;
  const next = nextGift(gifts, friendCount);
  if (!next) return null;
  return (
    <Card>
      <Progress
        label={words.progressTo(next.name)}
        value={friendCount / next.need}
        words={words.friendCount(friendCount, next.need)}
      />
    </Card>
  );
}
