import { AskPage } from '../../features/ask/ask-page.tsx';
import { onlineAsk } from '../../flows/online-ask.ts';
import { screen } from '../screen.ts';

/** Asks the same or a new question of the online service, starting with the previous text. */
export const Screen = screen('consultation.relaunch', function Relaunch({ params }) {
  return <AskPage name="online" flow={async () => onlineAsk} isFollowUp {...params} />;
});
