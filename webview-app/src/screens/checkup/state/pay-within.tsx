import { serverNow } from '../../../client/server-clock.ts';
import { momentOf } from '../../../rules/dates.ts';
import { Countdown } from '../../../ui/countdown.tsx';
import { useWords } from '../words/index.ts';

/** The time that is left to pay an order, by the service's clock. `onEnd` is called when the order closes, and again while it has not. */
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
