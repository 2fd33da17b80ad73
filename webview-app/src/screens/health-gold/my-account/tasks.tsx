import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { type CoinTask, getBrowseArticleTask } from '../../../api/coin.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { TaskRow } from './task-row.tsx';
import styles from './tasks.module.css';
import { useWords } from './words/index.ts';

export interface TasksProps {
  tasks: readonly CoinTask[];
  doneCount: number;
  /** Reloads the balance, because coins have or may have been earned. */
  onEarned: () => void;
}

/** The number of tasks that are shown at first. */
const INITIAL_COUNT = 2;
const STATE_ORDER: readonly CoinTask['state'][] = ['claimable', 'todo', 'done'];

/** Lists the tasks that earn coins: collectable first, then open, then done. */
export function Tasks({ tasks, doneCount, onEarned }: TasksProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const hasReading = tasks.some(({ type, state }) => type === 'browseArticle' && state !== 'done');
  const article = usePage(getBrowseArticleTask, hasReading ? { query: {} } : null, { notice: false });
  const sorted = [...tasks].sort((a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state));
  const visible = isOpen ? sorted : sorted.slice(0, INITIAL_COUNT);
  return (
    <Section title={words.tasks} text={words.tasksDone(doneCount, tasks.length)}>
      <Card flush>
        <ul className={styles.rows}>
          {visible.map((task) => (
            <TaskRow
              key={task.taskId}
              task={task}
              article={task.type === 'browseArticle' ? article.data : undefined}
              onEarned={onEarned}
            />
          ))}
        </ul>
        {tasks.length > INITIAL_COUNT ? (
          <div className={styles.more}>
            <Button
              tone="quiet"
              small
              aria-expanded={isOpen}
              icon={isOpen ? <ChevronUp size={18} aria-hidden="true" /> : <ChevronDown size={18} aria-hidden="true" />}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? words.fewerTasks : words.allTasks(tasks.length)}
            </Button>
          </div>
        ) : null}
      </Card>
    </Section>
  );
}
