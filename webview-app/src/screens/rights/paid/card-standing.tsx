import type { Head } from '../../../features/blocks/period-note.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { Callout } from '../../../ui/callout.tsx';
import type { Standing } from './standing.ts';
import { type PaidWords, useWords } from './words/index.ts';

/** Returns what the page's head says to who has a card or waits for it, and while none is sold; undefined for who can buy one. */
export function headOf(standing: Standing, { own, pending, ended }: PaidWords): Head | undefined {
  if (standing.kind === 'has') return { title: own.title, text: own.until(dayText(standing.validTo)) };
  return { pending, ended, offered: undefined }[standing.kind];
}

/** Says to who can buy a card what they have of an earlier one, or of an order. */
export function CardStanding({ standing }: { standing: Standing }) {
  const words = useWords();
  if (standing.kind !== 'offered') return null;
  if (standing.unpaid) return <Callout tone="warm">{words.waiting}</Callout>;
  return standing.overSince ? <Callout tone="warm">{words.over(dayText(standing.overSince))}</Callout> : null;
}
