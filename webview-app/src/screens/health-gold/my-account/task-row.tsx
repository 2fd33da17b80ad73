import { BookOpen, Check, ClipboardPlus, FileHeart, ListChecks, LogIn, ShoppingBag, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CoinTask, completeLoginTask, type getBrowseArticleTask, reportTaskClick } from '../../../api/coin.ts';
import type { DataOf } from '../../../api/endpoint.ts';
import { QUIET, request } from '../../../client/request.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { entryOf } from '../../../kit/answers/known-word.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { useText } from '../../../messages/index.ts';
import { numberText } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { CoinMark } from '../../../ui/coin-mark.tsx';
import { Text } from '../../../ui/layout.tsx';
import { RowIcon } from '../../../ui/list-row.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useWords as useAreaWords } from '../words/index.ts';
import styles from './tasks.module.css';
import { useWords } from './words/index.ts';

const icons: Readonly<Record<string, ReactNode>> = {
  login: <LogIn />,
  browseArticle: <BookOpen />,
  browseGoods: <ShoppingBag />,
  assessment: <FileHeart />,
  invite: <UserPlus />,
  checkup: <ClipboardPlus />,
};

export interface TaskRowProps {
  task: CoinTask;
  /** The article of the day, for a reading task. */
  article: DataOf<typeof getBrowseArticleTask> | undefined;
  onEarned: () => void;
}

/** Shows a task with its coins, today's progress, and a button that opens its page or collects the coins. */
export function TaskRow({ task, article, onEarned }: TaskRowProps) {
  const words = useWords();
  const { title, desc, target, progress, rewardCoins } = task;
  return (
    <li className={styles.row}>
      <RowIcon warm>{entryOf(icons, task.type, 'coin task', <ListChecks />)}</RowIcon>
      <div className={styles.words}>
        <p className={styles.title}>
          {title}
          <span className={styles.reward}>
            <CoinMark />
            {words.reward(numberText(rewardCoins))}
          </span>
        </p>
        <p className={styles.text}>{article ? words.todaysArticle(article.title) : desc}</p>
        {target > 1 && progress > 0 ? <p className={styles.text}>{words.times(progress, target)}</p> : null}
      </div>
      <TaskAction task={task} article={article} onEarned={onEarned} />
    </li>
  );
}

function TaskAction({ task, article, onEarned }: TaskRowProps) {
  const words = useWords();
  if (task.state === 'done')
    return (
      <span className={styles.done}>
        <Check size={18} aria-hidden="true" />
        {words.done}
      </span>
    );
  if (task.type === 'login' || task.state === 'claimable') return <Collect task={task} onEarned={onEarned} />;
  const to = article ? href('content.science', { id: article.articleId }) : addressOfService(task.link ?? '');
  // A task without a page is fulfilled by the tap.
  if (!to) return <Collect task={task} onEarned={onEarned} />;
  return (
    <LinkButton
      small
      tone="secondary"
      to={to}
      aria-label={words.goOf(task.title)}
      onClick={() => reportTap(task.taskId)}
    >
      {words.go}
    </LinkButton>
  );
}

/** Reports the tap without delaying the task's page. */
function reportTap(taskId: string): void {
  request(reportTaskClick, { body: { taskId } }, QUIET).catch(() => undefined);
}

/** Collects the coins of a task. The service pays once a day, so a lost response has already paid them. */
async function collectCoins({ type, taskId, rewardCoins }: CoinTask): Promise<number> {
  if (type === 'login') return (await request(completeLoginTask, { body: {} })).rewardCoins;
  const { state } = await request(reportTaskClick, { body: { taskId } });
  return state === 'done' ? rewardCoins : 0;
}

function Collect({ task, onEarned }: Pick<TaskRowProps, 'task' | 'onEarned'>) {
  const t = useText();
  const words = useWords();
  const area = useAreaWords();
  const collect = useAction(async () => {
    const coins = await collectCoins(task);
    toast(coins > 0 ? words.claimed(area.coins(numberText(coins))) : words.claimedBefore, 'success');
  });
  const start = async () => {
    await collect.start();
    onEarned();
  };
  return (
    <div className={styles.collect}>
      <Button small busy={collect.busy} aria-label={words.claimOf(task.title)} onClick={() => void start()}>
        {words.claim}
      </Button>
      {collect.error ? (
        <Text size="s" tone="danger" role="alert">
          {errorLine(collect.error, t)}
        </Text>
      ) : null}
    </div>
  );
}
