import { serverNow } from '../../../client/server-clock.ts';
import { momentOf } from '../../../rules/dates.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { useWords } from '../words/index.ts';

/** Counts down the time to pay an order, by the service's clock. `onEnd` is called at the deadline, and again while it has passed. */
export function PayWithin({ until, onEnd }: { until: string; onEnd: () => void }) {
  const words = useWords().state;
  return (
    <Countdown
      label={words.payWithin}
      until={momentOf(until)}
      now={serverNow}
      onEnd={onEnd}
      repeat
      over={words.payOver}
    />
  );
}
