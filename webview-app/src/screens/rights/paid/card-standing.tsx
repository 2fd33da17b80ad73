import type { PeriodHead } from '../../../features/blocks/period-note.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { Callout } from '../../../ui/callout.tsx';
import type { Standing } from './standing.ts';
import { type PaidWords, useWords } from './words/index.ts';

/** Returns the page's head for a person with a card or a pending one, and while no card is sold. A buyer gets no head. */
export function headOf(standing: Standing, { own, pending, ended }: PaidWords): PeriodHead | undefined {
  if (standing.kind === 'has') return { title: own.title, text: own.until(dayText(standing.validTo)) };
  return { pending, ended, offered: undefined }[standing.kind];
}

/** Shows a buyer an earlier card or an unpaid order. */
export function CardStanding({ standing }: { standing: Standing }) {
  const words = useWords();
  if (standing.kind !== 'offered') return null;
  if (standing.unpaid) return <Callout tone="warm">{words.waiting}</Callout>;
  return standing.overSince ? <Callout tone="warm">{words.over(dayText(standing.overSince))}</Callout> : null;
}
