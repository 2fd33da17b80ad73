import { screen } from '../screen.ts';
import { OfferPage } from './card/offer-page.tsx';
import { useWords } from './words/index.ts';

/** Offers the health-rights card to everybody. */
export const Screen = screen('rights-card.claim', function Claim() {
  const words = useWords().claim;
  return <OfferPage title={words.title} lead={words.lead} claim={words.button} />;
});
