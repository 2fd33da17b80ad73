import type { IncludedGroup } from '../../../api/static-checkup.ts';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { Text } from '../../../ui/layout.tsx';
import { useWords } from '../words/index.ts';
import styles from './included.module.css';

/** Lists the examinations of a package by group. Each group gives its purpose first. */
export function Included({ groups }: { groups: readonly IncludedGroup[] }) {
  const words = useWords();
  return (
    <Card>
      {groups.map(({ title, why, items }) => (
        <Details
          key={title}
          group="included"
          title={
            <span className={styles.group}>
              {title}
              <span className={styles.count}>{words.sale.items(items.length)}</span>
            </span>
          }
        >
          {why ? <p className={styles.why}>{why}</p> : null}
          <ul className={styles.items}>
            {items.map(({ name, desc }) => (
              <li key={name}>
                <Text tone="ink" weight="medium">
                  {name}
                </Text>
                {desc ? <p>{desc}</p> : null}
              </li>
            ))}
          </ul>
        </Details>
      ))}
    </Card>
  );
}
