import type { RightsCard } from '../../../api/rights-card.ts';
import { validityLine, validityNow } from '../../../kit/validity.tsx';
import { unlessLeftOut } from '../../../rules/left-out.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { CardFace } from './card-face.tsx';

/** The person's own card. */
export function OwnCard({ card }: { card: RightsCard }) {
  const validity = validityNow(card.validTo);
  return (
    <CardFace
      title={card.title}
      subtitle={shownName(card.holder)}
      number={unlessLeftOut(card.cardNo)}
      valid={validityLine(validity)}
    />
  );
}
