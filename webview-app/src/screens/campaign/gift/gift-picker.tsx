import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Gift } from '../../../api/activity.ts';
import type { BoundField } from '../../../kit/use-form.ts';
import { classes } from '../../../ui/classes.ts';
import hidden from '../../../ui/hidden.module.css';
import { FieldNote } from '../../../ui/labelled.tsx';
import { GiftFace } from '../parts/gift-face.tsx';
import { useWords } from '../words/index.ts';
import styles from './gift-picker.module.css';

export interface GiftPickerProps extends BoundField<string> {
  gifts: readonly Gift[];
  /** Friends who have come. */
  came: number;
}

/** The gifts as large choices with pictures; those that cannot be chosen say why. */
export function GiftPicker({ gifts, came, name, value, onChange, onBlur, error, ref }: GiftPickerProps) {
  const words = useWords().gifts;
  const id = useId();
  // What can be chosen stands before what cannot.
  const shown = [...gifts].sort((one, other) => Number(other.state === 'open') - Number(one.state === 'open'));
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
        {shown.map((gift, at) => {
          const isOpen = gift.state === 'open';
          const isChosen = gift.giftId === value;
          return (
            <label key={gift.giftId} className={classes(styles.gift, isChosen && styles.chosen, !isOpen && styles.off)}>
              <input
                className={styles.input}
                type="radio"
                name={name}
                value={gift.giftId}
                checked={isChosen}
                disabled={!isOpen}
                ref={at === 0 ? ref : undefined}
                onBlur={onBlur}
                onChange={() => onChange(gift.giftId)}
              />
              <GiftFace gift={gift} came={came} isOn />
              {isOpen ? (
                <span className={styles.pick} aria-hidden="true">
                  {isChosen ? <Check size={18} /> : null}
                  {isChosen ? words.picked : words.pick}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
      <FieldNote id={id} error={error} />
    </div>
  );
}
