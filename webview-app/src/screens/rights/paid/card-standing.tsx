import { dayText } from '../../../messages/date-text.ts';
import { Callout } from '../../../ui/callout.tsx';
import type { Standing } from './standing.ts';
import { useWords } from './words/index.ts';

/** Says what this person has of the card, or waits for; nothing to who can simply buy it. */
export function CardStanding({ standing }: { standing: Standing }) {
  const words = useWords();
  switch (standing.kind) {
    case 'has':
      return (
        <Callout tone="good" title={words.own.title} live>
          {words.own.until(dayText(standing.validTo))}
        </Callout>
      );
    case 'pending':
      return (
        <Callout tone="info" title={words.pending.title} live>
          {words.pending.text}
        </Callout>
      );
    case 'ended':
      return (
        <Callout tone="warm" title={words.ended.title} live>
          {words.ended.text}
        </Callout>
      );
    case 'offered':
      if (standing.unpaid) return <Callout tone="warm">{words.waiting}</Callout>;
      return standing.overSince ? <Callout tone="warm">{words.over(dayText(standing.overSince))}</Callout> : null;
  }
}
