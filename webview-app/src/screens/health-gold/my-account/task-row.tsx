import { BookOpen, Check, ClipboardPlus, HeartPulse, LogIn, ShoppingBag, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CoinTask, completeLoginTask, type getBrowseArticleTask, reportTaskClick } from '../../../api/coin.ts';
import type { DataOf } from '../../../api/endpoint.ts';
import { QUIET, request } from '../../../client/request.ts';
import { errorLine } from '../../../kit/error-words.ts';
import { addressOfService } from '../../../kit/service-links.ts';
import { useAction } from '../../../kit/use-action.ts';
import { useText } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { RowIcon } from '../../../ui/list-row.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CoinMark } from '../goods/coins.tsx';
import { numberText } from '../goods/number-text.ts';
import { useWords as useAreaWords } from '../words/index.ts';
import styles from './tasks.module.css';
import { useWords } from './words/index.ts';

const icons: Record<CoinTask['type'], ReactNode> = {
  login: <LogIn />,
  browseArticle: <BookOpen />,
  browseGoods: <ShoppingBag />,
  assessment: <HeartPulse />,
  invite: <UserPlus />,
  checkup: <ClipboardPlus />,
};

export interface TaskRowProps {
  task: CoinTask;
  /** The article to read today, where the task is to read one. */
  article: DataOf<typeof getBrowseArticleTask> | undefined;
  onEarned: () => void;
}

/** One task: its coins, how far it is today, and the button that goes there or collects them. */
export function TaskRow({ task, article, onEarned }: TaskRowProps) {
  const words = useWords();
  const { title, desc, target, progress, rewardCoins } = task;
  return (
    <li className={styles.row}>
      <RowIcon warm>{icons[task.type]}</RowIcon>
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
      <Way task={task} article={article} onEarned={onEarned} />
    </li>
  );
}

function Way({ task, article, onEarned }: TaskRowProps) {
  const words = useWords();
  if (task.state === 'done')
    return (
      <span className={styles.done}>
        <Check size={18} aria-hidden="true" />
        {words.done}
      </span>
    );
  if (task.type === 'login') return <Collect title={task.title} onEarned={onEarned} />;
  const to = article ? href('content.science', { id: article.articleId }) : addressOfService(task.link ?? '');
  if (!to) return null;
  return (
    <LinkButton small tone="secondary" to={to} aria-label={words.goOf(task.title)} onClick={() => tellTap(task.taskId)}>
      {words.go}
    </LinkButton>
  );
}

/** The tap is told by the way: the page of the task does not wait for it. */
function tellTap(taskId: string): void {
  request(reportTaskClick, { body: { taskId } }, QUIET).catch(() => undefined);
}

/** Collects the coins for having come. Coins that a lost answer has brought are there already: the service gives them once a day. */
function Collect({ title, onEarned }: { title: string; onEarned: () => void }) {
  const t = useText();
  const words = useWords();
  const area = useAreaWords();
  const collect = useAction(async () => {
    const { isNew, rewardCoins } = await request(completeLoginTask, { body: {} });
    toast(isNew ? words.claimed(area.coins(numberText(rewardCoins))) : words.claimedBefore, 'success');
  });
  const start = async () => {
    await collect.start();
    onEarned();
  };
  return (
    <div className={styles.collect}>
      <Button small busy={collect.busy} aria-label={words.claimOf(title)} onClick={() => void start()}>
        {words.claim}
      </Button>
      {collect.error ? (
        <p className={styles.failure} role="alert">
          {errorLine(collect.error, t)}
        </p>
      ) : null}
    </div>
  );
}
