import type { GiftActivity } from '../../../api/activity.ts';
import { classes } from '../../../ui/classes.ts';
import { Section } from '../../../ui/section.tsx';
import { GiftFace } from '../parts/gift-face.tsx';
import { useWords } from '../words/index.ts';
import styles from './gift-grid.module.css';

/** All gifts of the campaign to look at; once it is over those that nobody can have any more are grey. */
export function GiftGrid({ gifts, registeredCount, state }: Pick<GiftActivity, 'gifts' | 'registeredCount' | 'state'>) {
  const words = useWords().gifts;
  if (gifts.length === 0) return null;
  return (
    <Section title={words.title}>
      <ul className={styles.gifts}>
        {gifts.map((gift) => (
          <li
            key={gift.giftId}
            className={classes(styles.gift, gift.state === 'exchanged' ? styles.mine : state === 'END' && styles.over)}
          >
            <GiftFace gift={gift} came={registeredCount} isOn={state === 'START'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
