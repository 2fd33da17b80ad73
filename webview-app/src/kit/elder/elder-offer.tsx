import { useState } from 'react';
import { keepChoice, storedChoice } from '../../messages/choice.ts';
import { EDITION_KEY } from '../../messages/edition.ts';
import { systemTextScale } from '../../platform/text-size.ts';
import { Button } from '../../ui/button.tsx';
import { chooseEdition } from './choose.ts';
import { useElder } from './elder.ts';
import styles from './elder-offer.module.css';
import { useElderWords } from './words.ts';

/** An iPhone's third size above the usual one, and most Android phones' largest. */
const LARGE = 1.2;

/** A line above the page for a phone with large text, until an edition has been chosen. It is asked once: no is a choice as well. */
export function ElderOffer() {
  const words = useElderWords();
  const elder = useElder();
  const [isOffered, setOffered] = useState(() => storedChoice(EDITION_KEY) === null && systemTextScale() >= LARGE);
  if (elder || !isOffered) return null;
  const answer = (yes: boolean) => {
    setOffered(false);
    if (yes) void chooseEdition(true);
    else keepChoice(EDITION_KEY, '0');
  };
  return (
    <aside className={styles.offer}>
      <p>{words.offer}</p>
      <div className={styles.answers}>
        <Button small onClick={() => answer(true)}>
          {words.offerYes}
        </Button>
        <Button small tone="quiet" onClick={() => answer(false)}>
          {words.offerNo}
        </Button>
      </div>
    </aside>
  );
}
