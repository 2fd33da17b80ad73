import { useScreenText } from '../../messages/screens.ts';
import { OfferPage } from './card/offer-page.tsx';

/** The health-rights card, for everybody. */
export function Screen() {
  const words = useScreenText().rightsCard.claim;
  return <OfferPage title={words.title} lead={words.lead} claim={words.button} />;
}
