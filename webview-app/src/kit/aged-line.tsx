import { type Messages, useText } from '../messages/index.ts';
import { formatDate, today } from '../rules/dates.ts';
import { useOldest } from './aged.ts';
import { StaleLine } from './stale-line.tsx';

/**
 * From when the screen's content is, where it could not be asked for now; nothing otherwise. It goes by itself when the network is
 * back and the answers are there.
 */
export function AgedLine() {
  const t = useText();
  const oldest = useOldest();
  if (!oldest) return null;
  return <StaleLine words={ageWords(oldest.at, t)} onRetry={oldest.reload} retrying={oldest.reloading} />;
}

/** Today by the time alone, else with the date. `at` 0 is as the app was built. */
const ageWords = (at: number, { states }: Messages): string =>
  at === 0 ? states.builtIn : states.seenAt(formatDate(at, formatDate(at) === today() ? 'time' : 'dateTime'));
