import type { RightsCard } from '../../../api/rights-card.ts';
import { useScreenText } from '../../../messages/screens.ts';
import { CardFace } from './card-face.tsx';

/** The person's own card. */
export function OwnCard({ card }: { card: RightsCard }) {
  const words = useScreenText().rightsCard.own;
  return <CardFace title={card.title} subtitle={card.holder} number={card.cardNo} valid={words.until(card.validTo)} />;
}
