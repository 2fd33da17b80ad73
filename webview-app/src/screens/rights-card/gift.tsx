import { useScreenText } from '../../messages/screens.ts';
import { OfferPage } from './card/offer-page.tsx';

/** The card as a present. */
export function Screen() {
  const words = useScreenText().rightsCard.gift;
  return <OfferPage title={words.from} lead={words.text} claim={words.button} />;
}
