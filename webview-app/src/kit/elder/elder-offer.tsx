import { useState } from 'react';
import { keepChoice, storedChoice } from '../../messages/choice.ts';
import { EDITION_KEY } from '../../messages/edition.ts';
import { systemTextScale } from '../../platform/text-size.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { chooseEdition } from './choose.ts';
import { useElder } from './elder.ts';
import styles from './elder-offer.module.css';
import { useElderWords } from './words.ts';

/** The minimum text scale for the offer: the third size above the default on an iPhone, the largest on most Android phones. */
const MIN_SCALE = 1.2;

/** Offers the elder edition above the page on a phone with large text. It is offered once: "no" is stored as a choice too. */
export function ElderOffer() {
  const words = useElderWords();
  const elder = useElder();
  const [isOffered, setOffered] = useState(() => storedChoice(EDITION_KEY) === null && systemTextScale() >= MIN_SCALE);
  if (elder || !isOffered) return null;
  const answer = (yes: boolean) => {
    setOffered(false);
    if (yes) void chooseEdition(true);
    else keepChoice(EDITION_KEY, '0');
  };
  return (
    <aside className={styles.offer}>
      <p>{words.offer}</p>
      <Row gap={2} wrap>
        <Button small onClick={() => answer(true)}>
          {words.offerYes}
        </Button>
        <Button small tone="quiet" onClick={() => answer(false)}>
          {words.offerNo}
        </Button>
      </Row>
    </aside>
  );
}
