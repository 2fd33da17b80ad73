import { serverNow } from '../../client/server-clock.ts';
import { dayText } from '../../messages/date-text.ts';
import { momentOf } from '../../rules/dates.ts';
import { Countdown, type CountdownProps } from '../../ui/countdown.tsx';
import { Text } from '../../ui/layout.tsx';
import { useBlocksWords } from './words/index.ts';

/** The maximum time for a countdown. A longer time is shown as a date. */
const MAX_COUNTDOWN_MS = 7 * 86_400_000;

/** Returns whether a moment is near enough for a countdown instead of its date. */
export const isWithinCountdown = (moment: string): boolean => momentOf(moment) - serverNow() <= MAX_COUNTDOWN_MS;

/** Shows the end of a period: as a date, and in the last week as a countdown. */
export function TimeUntil({ moment, ...clock }: Pick<CountdownProps, 'label' | 'over'> & { moment: string }) {
  const words = useBlocksWords();
  if (isWithinCountdown(moment)) return <Countdown {...clock} until={momentOf(moment)} now={serverNow} />;
  return (
    <Text tone="warm" weight="medium">
      {words.until(dayText(moment))}
    </Text>
  );
}
