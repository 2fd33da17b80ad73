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

/** Lets the person add examinations to the partner's package. Nothing is paid here (`docs/specification.md`). */
export function AddOns({ info: { addOns }, choice, onChoice }: AddOnsProps) {
  const words = usePartnerWords();
  const chosenIds = choice.addOnItems ?? [];
  const offeredIds = chosenIds.filter((itemId) => addOns.some(({ itemNo }) => itemNo === itemId));
  const hasStaleIds = offeredIds.length < chosenIds.length;
  // A stored addition that is no longer offered is removed, because the service would refuse it.
  useEffect(() => {
    if (hasStaleIds) onChoice({ ...choice, addOnItems: offeredIds });
  });
  if (addOns.length === 0) return null;
  const choose = (itemNo: string, isChosen: boolean) =>
    onChoice({
      ...choice,
      addOnItems: isChosen ? [...offeredIds, itemNo] : offeredIds.filter((itemId) => itemId !== itemNo),
    });
  return (
    <Section title={words.addOns} text={words.addOnsText}>
      <Card>
        {addOns.map((addOn) => (
          <Checkbox
            key={addOn.itemNo}
            checked={offeredIds.includes(addOn.itemNo)}
            onChange={(isChosen) => choose(addOn.itemNo, isChosen)}
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
