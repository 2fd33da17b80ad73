import type { Gift, GiftActivity } from '../../../api/activity.ts';
import { isWelcome } from '../../../rules/gift-step.ts';
import { classes } from '../../../ui/classes.ts';
import { Section } from '../../../ui/section.tsx';
import { GiftFace } from '../parts/gift-face.tsx';
import { type AreaWords, useWords } from '../words/index.ts';
import styles from './gift-grid.module.css';

interface GiftGridProps extends Pick<GiftActivity, 'gifts' | 'registeredCount' | 'state'> {
  /** True if unavailable gifts are grey. Default: after the campaign. */
  isOff?: boolean;
}

/** Lists gifts, each with its condition. */
export function GiftGrid({ gifts, registeredCount, state, isOff = state === 'END' }: GiftGridProps) {
  const words = useWords().gifts;
  if (gifts.length === 0) return null;
  return (
    <Section title={isOff && state === 'START' ? words.locked : words.title}>
      <ul className={styles.gifts}>
        {gifts.map((gift) => (
          <li
            key={gift.giftId}
            className={classes(styles.gift, gift.state === 'exchanged' ? styles.mine : isOff && styles.over)}
          >
            <GiftFace
              gift={gift}
              tag={
                state === 'START' || gift.state === 'exchanged' ? stateText(gift, registeredCount, words) : undefined
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Returns a gift's condition as text. `friendCount` is the number of friends who have joined. */
function stateText(gift: Gift, friendCount: number, words: AreaWords['gifts']): string {
  const { state, need, stock } = gift;
  if (state === 'open') return words.left(stock);
  if (state === 'locked') return isWelcome(gift) ? words.withCard : words.more(Math.max(1, need - friendCount));
  return words[state];
}
