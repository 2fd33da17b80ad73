import { Redirect } from 'wouter';
import { getGiftActivity } from '../../api/activity.ts';
import { hasReceivedRightsCard } from '../../api/statistics.ts';
import { QUIET } from '../../client/request.ts';
import { PeriodNote } from '../../features/blocks/period-note.tsx';
import { useBlocksWords } from '../../features/blocks/words/index.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { FormOf } from '../../kit/page/form-of.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { dayText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';
import { BindForm } from './bind/bind-form.tsx';
import { EndedBar } from './parts/ended-bar.tsx';
import { GiftArt } from './parts/gift-art.tsx';
import { GiftGrid } from './pull-new/gift-grid.tsx';
import { useWords } from './words/index.ts';

/** Lets a new user claim the card for the account's mobile number. Redirects a user who already has the card. */
export const Screen = screen('campaign.pull-new-bind', function PullNewBind({ query: { inviteCode } }) {
  const { bind: words, result } = useWords();
  const blocks = useBlocksWords();
  const card = usePage(hasReceivedRightsCard, {});
  const activity = usePage(getGiftActivity, {}, QUIET).data;
  const isOver = activity?.state === 'END';
  useScreenTitle(isOver && !card.data?.received ? result.title : words.bar);
  return (
    <FormOf title={words.title} page={card}>
      {({ received }) => {
        if (received) return <Redirect to={href('campaign.pull-new-success', { status: 'already' })} replace />;
        if (activity && activity.state !== 'START')
          return (
            <ScreenFrame
              title={isOver ? blocks.endTitle : words.title}
              lead={isOver ? blocks.endText(dayText(activity.endAt)) : undefined}
              hero={<GiftArt />}
              bottom={isOver ? <EndedBar /> : undefined}
            >
              {isOver ? null : <PeriodNote period={activity} state={activity.state} />}
              <GiftGrid {...activity} />
            </ScreenFrame>
          );
        return <BindForm inviteCode={inviteCode} gifts={activity?.gifts ?? []} />;
      }}
    </FormOf>
  );
});
