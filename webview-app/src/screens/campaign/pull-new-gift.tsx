import { Redirect } from 'wouter';
import { type GiftActivity, getGiftActivity } from '../../api/activity.ts';
import { useActivityTime } from '../../features/blocks/activity-time.ts';
import { PeriodNote } from '../../features/blocks/period-note.tsx';
import { useBlocksWords } from '../../features/blocks/words/index.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { FormOf } from '../../kit/page/form-of.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { dayText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { giftStep, isWelcome } from '../../rules/gift-step.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { screen } from '../screen.ts';
import { GiftForm } from './gift/gift-form.tsx';
import { EndedBar } from './parts/ended-bar.tsx';
import { GiftArt } from './parts/gift-art.tsx';
import { NextButton } from './parts/next-button.tsx';
import { GiftGrid } from './pull-new/gift-grid.tsx';
import { useWords } from './words/index.ts';

/** Lets a person choose one gift and enter the parcel's address. */
export const Screen = screen('campaign.pull-new-gift', function PullNewGift() {
  const { gift, result } = useWords();
  const page = usePage(getGiftActivity, {});
  const { title } = gift;
  useScreenTitle(page.data?.state === 'END' ? result.title : title);
  return (
    <FormOf title={title} page={page}>
      {(activity) => <Choice activity={activity} onStale={page.reload} />}
    </FormOf>
  );
});

function Choice({ activity, onStale }: { activity: GiftActivity; onStale: () => void }) {
  const words = useWords().gift;
  const blocks = useBlocksWords();
  const state = useActivityTime(activity);
  const { gifts, registeredCount } = activity;
  const hasCard = gifts.some((gift) => isWelcome(gift) && gift.state !== 'locked');
  const step = giftStep({ ...activity, state }, !hasCard);
  if (step === 'see') return <Redirect to={href('campaign.pull-new-success', { status: 'gift' })} replace />;
  if (step === 'choose') return <GiftForm activity={activity} onStale={onStale} />;
  const isOver = state === 'END';
  return (
    <ScreenFrame
      title={isOver ? blocks.endTitle : words.title}
      lead={isOver ? blocks.endText(dayText(activity.endAt)) : undefined}
      hero={<GiftArt />}
      bottom={
        isOver ? (
          <EndedBar />
        ) : step === 'none' ? undefined : (
          <BottomBar>
            <NextButton step={step} />
          </BottomBar>
        )
      }
    >
      {isOver ? null : <PeriodNote period={activity} state={state} />}
      {state === 'START' ? <EmptyState title={words.none} text={words.noneText} scene="card" /> : null}
      <GiftGrid gifts={gifts} registeredCount={registeredCount} state={state} />
    </ScreenFrame>
  );
}
