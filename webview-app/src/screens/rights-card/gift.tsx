import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { screen } from '../screen.ts';
import { OfferPage } from './card/offer-page.tsx';
import { useWords } from './words/index.ts';

/** The card as a present. */
export const Screen = screen('rights-card.gift', function Gift() {
  const words = useWords().gift;
  // The row's title addresses the giver; this one addresses the receiver.
  useScreenTitle(words.from);
  return <OfferPage title={words.from} lead={words.text} claim={words.button} />;
});
