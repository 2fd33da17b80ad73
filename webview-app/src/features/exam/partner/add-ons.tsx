import { useEffect } from 'react';
import type { AddOn, BookInfo } from '../../../api/tob-exam.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Price } from '../../../ui/price.tsx';
import { Section } from '../../../ui/section.tsx';
import type { BookingChoice } from '../booking.ts';
import styles from './add-ons.module.css';
import { usePartnerWords } from './words/index.ts';

export interface AddOnsProps {
  info: BookInfo;
  choice: BookingChoice;
  onChoice: (choice: BookingChoice) => void;
}

/** Lets the person add examinations to the partner's package. Nothing is paid here: see the readings of the specification. */
export function AddOns({ info: { addOns }, choice, onChoice }: AddOnsProps) {
  const words = usePartnerWords();
  const chosen = choice.addOnItems ?? [];
  const offered = chosen.filter((itemId) => addOns.some(({ itemNo }) => itemNo === itemId));
  const isGone = offered.length < chosen.length;
  // A stored addition that is no longer offered would be refused, so it is removed.
  useEffect(() => {
    if (isGone) onChoice({ ...choice, addOnItems: offered });
  });
  if (addOns.length === 0) return null;
  const choose = (itemNo: string, on: boolean) =>
    onChoice({ ...choice, addOnItems: on ? [...offered, itemNo] : offered.filter((itemId) => itemId !== itemNo) });
  return (
    <Section title={words.addOns} text={words.addOnsText}>
      <Card>
        {addOns.map((addOn) => (
          <Checkbox
            key={addOn.itemNo}
            checked={offered.includes(addOn.itemNo)}
            onChange={(on) => choose(addOn.itemNo, on)}
          >
            <span className={styles.item}>
              <Text as="span" tone="ink" weight="medium">
                {addOn.name}
              </Text>
              <span>{addOn.desc}</span>
              <Cost {...addOn} />
            </span>
          </Checkbox>
        ))}
      </Card>
    </Section>
  );
}

function Cost({ priceFen }: AddOn) {
  const words = usePartnerWords();
  return priceFen === 0 ? (
    <span>{words.companyPays}</span>
  ) : (
    <Price fen={priceFen} size="small" unit={words.onTheDay} />
  );
}

/** Returns the price of the chosen additions in fen, which is paid at the institution on the day. */
export const addOnsCost = ({ addOns }: BookInfo, { addOnItems = [] }: BookingChoice): number =>
  addOns.reduce((sum, { itemNo, priceFen }) => (addOnItems.includes(itemNo) ? sum + priceFen : sum), 0);
