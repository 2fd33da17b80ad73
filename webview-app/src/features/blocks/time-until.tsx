import { serverNow } from '../../client/server-clock.ts';
import { dayText } from '../../messages/date-text.ts';
import { momentOf } from '../../rules/dates.ts';
import { Countdown, type CountdownProps } from '../../ui/countdown.tsx';
import { Text } from '../../ui/layout.tsx';
import { useBlocksWords } from './words/index.ts';

/** The longest time for a countdown: before that a date says more. */
const LONGEST_MS = 7 * 86_400_000;

/** Tells if a moment is near enough for a countdown instead of its date. */
export const isSoon = (moment: string): boolean => momentOf(moment) - serverNow() <= LONGEST_MS;

/** Shows the end of something: as a countdown in its last week, before that as a date. */
export function TimeUntil({ at, ...clock }: Pick<CountdownProps, 'label' | 'over'> & { at: string }) {
  const words = useBlocksWords();
  if (isSoon(at)) return <Countdown {...clock} until={momentOf(at)} now={serverNow} />;
  return (
    <Text tone="warm" weight="medium">
      {words.until(dayText(at))}
    </Text>
  );
}
