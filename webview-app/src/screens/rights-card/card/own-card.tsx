import type { RightsCard } from '../../../api/rights-card.ts';
import { validityLine, validityNow } from '../../../kit/page/validity.tsx';
import { unlessOmitted } from '../../../rules/omitted-text.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { Name } from '../../../ui/name.tsx';
import { CardFace } from './card-face.tsx';

/** Shows the person's own card. */
export function OwnCard({ card }: { card: RightsCard }) {
  const validity = validityNow(card.validTo);
  const holder = shownName(card.holder);
  const number = unlessOmitted(card.cardNo);
  return (
    <CardFace
      title={card.title}
      subtitle={holder && <Name>{holder}</Name>}
      number={number && <Name>{number}</Name>}
      valid={validityLine(validity)}
    />
  );
}
