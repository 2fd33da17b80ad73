import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Gift } from '../../../api/activity.ts';
import type { BoundField } from '../../../kit/form/use-form.ts';
import { classes } from '../../../ui/classes.ts';
import hidden from '../../../ui/hidden.module.css';
import { FieldNote } from '../../../ui/labelled.tsx';
import { GiftFace } from '../parts/gift-face.tsx';
import { useWords } from '../words/index.ts';
import styles from './gift-picker.module.css';

export interface GiftPickerProps extends BoundField<string> {
  /** The gifts that the person can choose. */
  gifts: readonly Gift[];
}

/** Shows the gifts to choose from, as large tiles with pictures. */
export function GiftPicker({ gifts, name, value, onChange, onBlur, error, ref }: GiftPickerProps) {
  const words = useWords().gifts;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <p className={hidden.hidden} id={`${id}-label`}>
        {words.title}
      </p>
      <div className={styles.gifts}>
        {gifts.map((gift, index) => {
          const isChosen = gift.giftId === value;
          return (
            <label key={gift.giftId} className={classes(styles.gift, isChosen && styles.chosen)}>
              <input
                className={styles.input}
                type="radio"
                name={name}
                value={gift.giftId}
                checked={isChosen}
                ref={index === 0 ? ref : undefined}
                onBlur={onBlur}
                onChange={() => onChange(gift.giftId)}
              />
              <GiftFace gift={gift} tag={words.stock(gift.stock)} />
              <span className={styles.pick} aria-hidden="true">
                {isChosen ? <Check size={18} /> : null}
                {isChosen ? words.picked : words.pick}
              </span>
            </label>
          );
        })}
      </div>
      <FieldNote id={id} error={error} />
    </div>
  );
}
