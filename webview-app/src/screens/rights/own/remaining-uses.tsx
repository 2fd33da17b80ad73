import { Text } from '../../../ui/layout.tsx';
import { Marks } from '../../../ui/marks.tsx';
import styles from './remaining-uses.module.css';
import { useWords } from './words/index.ts';

export interface RemainingUsesProps {
  unlimited: boolean;
  total?: number | undefined;
  left?: number | undefined;
}

/** Shows the remaining and the total number of uses, as text and as marks. */
export function RemainingUses({ unlimited, total, left }: RemainingUsesProps) {
  const words = useWords().right;
  if (unlimited || total === undefined)
    return (
      <Text as="span" size="s" tone="brand" weight="medium">
        {words.unlimited}
      </Text>
    );
  const remaining = left ?? total;
  return (
    <span className={styles.left}>
      <Marks remaining={remaining} total={total} />
      <Text as="span" size="s" tone="brand" weight="medium">
        {remaining === 0 ? words.usedUp : words.left(remaining, total)}
      </Text>
    </span>
  );
}
