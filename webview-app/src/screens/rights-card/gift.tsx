import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { screen } from '../screen.ts';
import { OfferPage } from './card/offer-page.tsx';
import { useWords } from './words/index.ts';

/** Offers the card as a gift. */
export const Screen = screen('rights-card.gift', function Gift() {
  const words = useWords().gift;
  // The row's title is for the giver, and this title is for the receiver.
  useScreenTitle(words.from);
  return <OfferPage title={words.from} lead={words.text} claim={words.button} />;
});
