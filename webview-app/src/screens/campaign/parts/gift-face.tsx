import type { Gift } from '../../../api/activity.ts';
import { classes } from '../../../ui/classes.ts';
import { Note, Text } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './gift-face.module.css';

export interface GiftFaceProps {
  gift: Gift;
  /** A few words below the name. */
  tag?: string | undefined;
}

/** Shows a gift as a picture with its name. */
export function GiftFace({ gift, tag }: GiftFaceProps) {
  const { name, desc, pictureUrl, state } = gift;
  return (
    <span className={classes(styles.face, state === 'soldOut' && styles.dim)}>
      <Picture src={pictureUrl} alt="" ratio={3 / 2} flat />
      <span className={styles.words}>
        <Text as="span" weight="bold" tight>
          {name}
        </Text>
        <Note as="span">{desc}</Note>
        {tag ? (
          <span>
            <Tag tone={state === 'exchanged' || state === 'open' ? 'warm' : 'plain'}>{tag}</Tag>
          </span>
        ) : null}
      </span>
    </span>
  );
}
