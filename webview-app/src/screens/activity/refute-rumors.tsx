import { screen } from '../screen.ts';
import { DailyPage } from './refute-rumors/daily-page.tsx';
import { OneStatement } from './refute-rumors/one-statement.tsx';

/** Shows today's statements, each a fact or a rumour. With a code in the address it shows only that statement. */
export const Screen = screen('activity.refute-rumors', function RefuteRumors({ query: { questionCode } }) {
  return questionCode ? <OneStatement questionCode={questionCode} /> : <DailyPage />;
});
