import type { RightsCard } from '../../../api/rights-card.ts';
import { dayText } from '../../../messages/date-text.ts';
import { unlessLeftOut } from '../../../rules/left-out.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { useWords } from '../words/index.ts';
import { CardFace } from './card-face.tsx';

/** The person's own card. */
export function OwnCard({ card }: { card: RightsCard }) {
  const words = useWords().own;
  return (
    <CardFace
      title={card.title}
      subtitle={shownName(card.holder)}
      number={unlessLeftOut(card.cardNo)}
      valid={words.until(dayText(card.validTo))}
    />
  );
}
