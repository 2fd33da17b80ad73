import { useState } from 'react';
import { listInvitations } from '../../api/activity.ts';
import { getInviteFriendsPage, type InviteFriendsPage } from '../../api/static-campaign.ts';
import { useActivityTime } from '../../features/blocks/activity-time.ts';
import { CampaignFrame } from '../../features/blocks/campaign-frame.tsx';
import { PeriodNote } from '../../features/blocks/period-note.tsx';
import { ActivityRules } from '../../features/blocks/rules.tsx';
import { useBlocksWords } from '../../features/blocks/words/index.ts';
import { errorLine } from '../../kit/answers/error-words.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { usePages } from '../../kit/answers/use-pages.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { FormFailure } from '../../kit/page/form-of.tsx';
import { NumberedSteps } from '../../kit/page/service-parts.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { dayText } from '../../messages/date-text.ts';
import { useText } from '../../messages/index.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { screen } from '../screen.ts';
import { CustomerFriends } from './invite/customer-friends.tsx';
import { Invitations } from './invite/invitations.tsx';
import { InviteSheet } from './invite/invite-sheet.tsx';
import { Rewards } from './invite/rewards.tsx';
import { EndedBar } from './parts/ended-bar.tsx';
import { Score } from './parts/score.tsx';
import { useInvitation } from './parts/use-invitation.ts';
import { useWords } from './words/index.ts';

/** Lets a person invite friends: the rewards, the invitations so far, and the button for the next one. */
export const Screen = screen('campaign.invite-friends', function InviteFriends() {
  const { title } = useWords().invite;
  const page = usePage(getInviteFriendsPage, {});
  if (page.data) return <Invite page={page.data} />;
  return <DetailOf title={title} page={page} view={() => ({ content: null })} />;
});

function Invite({ page }: { page: InviteFriendsPage }) {
  const t = useText();
  const { invite: words, result } = useWords();
  const blocks = useBlocksWords();
  const state = useActivityTime(page);
  // The list waits for the invitation that the page creates on entry, so that it is not loaded twice.
  const [isListed, setListed] = useState(state !== 'START');
  const invitations = usePages(listInvitations, isListed ? { query: { pageSize: 10 } } : null);
  const isOver = state === 'END';
  useScreenTitle(isOver ? result.title : words.title);

  const { invitation, inviteLink, create } = useInvitation(state === 'START', page.title, invitations.reload);
  if (!isListed && (invitation || create.error || state !== 'START')) setListed(true);
  const [isOpen, setOpen] = useState(false);
  // The page creates an invitation on entry. If that fails, the error is shown only after a tap.
  const [isRequested, setRequested] = useState(false);
  const open = () => {
    setRequested(true);
    // Opens at once, even while the invitation is being created.
    setOpen(true);
    if (!invitation && !create.busy) void create.start().then((isDone) => isDone || setOpen(false));
  };

  const { registeredCount: friendCount, rewardCoins = 0 } = invitations.answer ?? {};
  return (
    <CampaignFrame
      picture={page.banner}
      title={isOver ? blocks.endTitle : page.title}
      text={isOver ? blocks.endText(dayText(page.endAt)) : page.subtitle}
      top={
        friendCount === undefined ? null : <Score parts={[words.joinedCount(friendCount), words.earned(rewardCoins)]} />
      }
      bottom={
        isOver ? (
          <EndedBar />
        ) : state === 'START' ? (
          <BottomBar
            note={isRequested && create.error ? <FormFailure words={errorLine(create.error, t)} /> : undefined}
          >
            <Button wide busy={isRequested && create.busy} onClick={open}>
              {words.button}
            </Button>
          </BottomBar>
        ) : undefined
      }
    >
      {isOver ? null : <PeriodNote period={page} state={state} />}
      <Rewards rewards={page.rewards} friendCount={friendCount} isOver={isOver} />
      <Invitations pages={invitations} />
      <CustomerFriends />
      <NumberedSteps title={words.steps} items={page.steps} />
      <ActivityRules lines={page.rules} />
      {invitation && inviteLink ? (
        <InviteSheet
          open={isOpen}
          to={inviteLink}
          name={page.title}
          imgUrl={invitation.posterUrl}
          onClose={(isPassedOn) => {
            setOpen(false);
            if (isPassedOn) void create.start();
          }}
        />
      ) : null}
    </CampaignFrame>
  );
}
