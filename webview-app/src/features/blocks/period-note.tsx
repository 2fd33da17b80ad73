import type { ReactNode } from 'react';
import { serverNow } from '../../client/server-clock.ts';
import { dayText, momentText } from '../../messages/date-text.ts';
import { momentOf } from '../../rules/dates.ts';
import type { ActivityTime } from '../../rules/periods.ts';
import { Callout } from '../../ui/callout.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import type { Period } from './activity-time.ts';
import { isWithinCountdown } from './time-until.tsx';
import { useBlocksWords } from './words/index.ts';

/** The head of a page whose activity is not running. It replaces the campaign's head. */
export interface PeriodHead {
  readonly title: string;
  readonly text: ReactNode;
  readonly top?: ReactNode;
}

/** Returns the head of a page before its activity (with a countdown) or after it. Undefined while the activity runs. */
export function usePeriodHead({ startAt, endAt }: Period, state: ActivityTime): PeriodHead | undefined {
  const words = useBlocksWords();
  if (state === 'START') return undefined;
  if (state === 'END') return { title: words.endTitle, text: words.endText(dayText(endAt)) };
  return {
    title: words.beforeTitle,
    text: words.beforeText(momentText(startAt)),
    top: isWithinCountdown(startAt) ? (
      <Countdown label={words.beginsIn} until={momentOf(startAt)} now={serverNow} over={words.begun} />
    ) : null,
  };
}

/** Shows that an activity has not begun yet (with a countdown) or has ended. Renders nothing while it runs. */
export function PeriodNote({ period, state }: { period: Period; state: ActivityTime }) {
  const words = useBlocksWords();
  if (state === 'START') return null;
  if (state === 'END')
    return (
      <Callout tone="warm" title={words.endTitle} live>
        {words.endText(dayText(period.endAt))}
      </Callout>
    );
  return (
    <Callout tone="warm" title={words.beforeTitle} live>
      <p>{words.beforeText(momentText(period.startAt))}</p>
      {isWithinCountdown(period.startAt) ? (
        <Countdown label={words.beginsIn} until={momentOf(period.startAt)} now={serverNow} over={words.begun} />
      ) : null}
    </Callout>
  );
}
