import type { Gift } from '../../../api/activity.ts';
import { isWelcome } from '../../../rules/gift-step.ts';
import { classes } from '../../../ui/classes.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { type AreaWords, useWords } from '../words/index.ts';
import styles from './gift-face.module.css';

export interface GiftFaceProps {
  gift: Gift;
  /** Friends who have come. */
  came: number;
  /** True while the activity runs: only then a gift can still be had. */
  isOn: boolean;
}

/** A gift as a picture with its name, and what stands between it and the person. */
export function GiftFace({ gift, came, isOn }: GiftFaceProps) {
  const words = useWords().gifts;
  const { name, desc, pictureUrl, state } = gift;
  const isMine = state === 'exchanged';
  return (
    <span className={classes(styles.face, state === 'soldOut' && styles.dim)}>
      <Picture src={pictureUrl} alt="" ratio={3 / 2} flat />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.desc}>{desc}</span>
        {isOn || isMine ? (
          <span>
            <Tag tone={isMine || state === 'open' ? 'warm' : 'plain'}>{stateWords(gift, came, words)}</Tag>
          </span>
        ) : null}
      </span>
    </span>
  );
}

function stateWords(gift: Gift, came: number, words: AreaWords['gifts']): string {
  const { state, need, stock } = gift;
  if (state === 'open') return words.left(stock);
  if (state === 'locked') return isWelcome(gift) ? words.withCard : words.more(Math.max(1, need - came));
  return words[state];
}
