import { useScreenText } from '../../messages/screens.ts';
import { screen } from '../screen.ts';
import { OfferPage } from './card/offer-page.tsx';

/** The card as a present. */
export const Screen = screen('rights-card.gift', function Gift() {
  const words = useScreenText().rightsCard.gift;
  return <OfferPage title={words.from} lead={words.text} claim={words.button} />;
});
