import { useScreenText } from '../../messages/screens.ts';
import { screen } from '../screen.ts';
import { OfferPage } from './card/offer-page.tsx';

/** The health-rights card, for everybody. */
export const Screen = screen('rights-card.claim', function Claim() {
  const words = useScreenText().rightsCard.claim;
  return <OfferPage title={words.title} lead={words.lead} claim={words.button} />;
});
