import { AskPage } from '../../features/ask/ask-page.tsx';
import { onlineAsk } from '../../flows/online-ask.ts';
import { screen } from '../screen.ts';

/** Asks a question to a doctor of the online service. */
export const Screen = screen('consultation.submit', function Submit({ params }) {
  return <AskPage name="online" flow={async () => onlineAsk} {...params} />;
});
