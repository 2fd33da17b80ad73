import { screen } from '../screen.ts';
import { DailyPage } from './refute-rumors/daily-page.tsx';
import { SingleStatement } from './refute-rumors/single-statement.tsx';

/** Shows today's statements, each a fact or a rumour. With a code in the address it shows only that statement. */
export const Screen = screen('activity.refute-rumors', function RefuteRumors({ query: { questionCode } }) {
  return questionCode ? <SingleStatement questionCode={questionCode} /> : <DailyPage />;
});
