import { serverNow } from '../../client/server-clock.ts';
import { dayText } from '../../messages/date-text.ts';
import { momentOf } from '../../rules/dates.ts';
import { Countdown, type CountdownProps } from '../../ui/countdown.tsx';
import styles from './time-until.module.css';
import { useBlocksWords } from './words/index.ts';

/** Seven days: a clock that runs for longer tells nobody when the end is. */
const LONGEST_MS = 7 * 86_400_000;

/** Tells if a moment is so near that a running clock says more than its day. */
export const isSoon = (moment: string): boolean => momentOf(moment) - serverNow() <= LONGEST_MS;

/** The end of something: as a running clock in its last week, before it as a day. */
export function TimeUntil({ at, ...clock }: Pick<CountdownProps, 'label' | 'over'> & { at: string }) {
  const words = useBlocksWords();
  if (isSoon(at)) return <Countdown {...clock} until={momentOf(at)} now={serverNow} />;
  return <p className={styles.day}>{words.until(dayText(at))}</p>;
}
