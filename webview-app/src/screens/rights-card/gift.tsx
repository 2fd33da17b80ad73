import { screen } from '../screen.ts';
import { OfferPage } from './card/offer-page.tsx';
import { useWords } from './words/index.ts';

/** The card as a present. */
export const Screen = screen('rights-card.gift', function Gift() {
  const words = useWords().gift;
  return <OfferPage title={words.from} lead={words.text} claim={words.button} />;
});
