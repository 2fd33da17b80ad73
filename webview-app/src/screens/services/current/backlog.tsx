import type { BacklogItem } from '../../../api/insurance-my.ts';
import { serverNow } from '../../../client/server-clock.ts';
import { NextCard } from '../../../features/next/next-card.tsx';
import { nextStepsOf } from '../../../features/next/next-steps.ts';
import { PartsOf } from '../../../kit/page/paged-list.tsx';
import { today } from '../../../rules/dates.ts';
import { sortTasks } from '../../../rules/next-up.ts';
import { Section } from '../../../ui/section.tsx';
import styles from './backlog.module.css';
import { useWords } from './words/index.ts';

interface BacklogProps {
  list: readonly BacklogItem[];
  /** Called when the time to pay for an item has ended, to reload the list. */
  onOver: () => void;
}

/** Shows what the person still has to do, as cards like on the home page and in the same order. Each card links to its task. */
export function Backlog({ list, onOver }: BacklogProps) {
  const words = useWords();
  if (list.length === 0) return null;
  return (
    <Section title={words.backlog}>
      <PartsOf list={sortTasks(nextStepsOf(list), today(serverNow()))}>
        {(part) => (
          <ul className={styles.list}>
            {part.map((item) => (
              <li key={item.key}>
                <NextCard item={item} onOver={onOver} />
              </li>
            ))}
          </ul>
        )}
      </PartsOf>
    </Section>
  );
}
