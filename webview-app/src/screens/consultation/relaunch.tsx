import { AskPage } from '../../features/ask/ask-page.tsx';
import { onlineAsk } from '../../flows/online-ask.ts';
import { screen } from '../screen.ts';

/** The same question of the online service again, or a new one: it begins with what was said before. */
export const Screen = screen('consultation.relaunch', function Relaunch({ params }) {
  return <AskPage name="online" flow={async () => onlineAsk} again {...params} />;
});
