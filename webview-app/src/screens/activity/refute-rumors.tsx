import { screen } from '../screen.ts';
import { DailyPage } from './refute-rumors/daily-page.tsx';
import { OneStatement } from './refute-rumors/one-statement.tsx';

/** The statements of the day, each a fact or a rumour; with a code in the address that one alone. */
export const Screen = screen('activity.refute-rumors', function RefuteRumors({ query: { questionCode } }) {
  return questionCode ? <OneStatement questionCode={questionCode} /> : <DailyPage />;
});

export { words } from './refute-rumors/words/index.ts';
