/**
 * Shows the reading task, which earns coins, on the page of its article. Rules:
 * 1. It is shown to a logged-in person while a reading of the day remains.
 * 2. It counts whole seconds while the page is visible. It is fulfilled after the required time, once the end of the text was visible.
 * 3. It is reported once. If the service wants a longer reading, the report is repeated every 5 s. The page says that coins are earned
 *    only after the service has said so. A failed report can be retried.
 */
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { completeBrowseArticleTask, getBrowseArticleTask } from '../../../api/coin.ts';
import { isApiError, QUIET, request } from '../../../client/request.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { isIn, session } from '../../../store/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import styles from './reading-task.module.css';

const TICK_MS = 1_000;
const AGAIN_S = 5;
const TOO_SHORT = 40984;

/** Shows the state of the reading task below the text. Its visibility means that the text was read to the end. */
export function ReadingTask({ id }: { id: string }) {
  const { status } = useSnapshot(session);
  const task = usePage(getBrowseArticleTask, isIn(status) ? { query: { articleId: id } } : null, {
    notice: false,
    login: false,
  }).data;
  if (!task || task.state === 'done' || task.readToday >= task.dailyLimit) return null;
  return <Open key={id} id={id} seconds={task.seconds} coins={task.rewardCoins} />;
}

function Open({ id, seconds, coins }: { id: string; seconds: number; coins: number }) {
  const words = useWords().articles;
  const line = useRef<HTMLParagraphElement>(null);
  const [read, setRead] = useState(0);
  const [sawEnd, setSawEnd] = useState(false);
  const [earned, setEarned] = useState<number>();
  const report = useAction(async () => {
    const answer = await request(completeBrowseArticleTask, { body: { articleId: id, seconds: read } }, QUIET);
    setEarned(answer.isNew ? answer.rewardCoins : 0);
  });
  const isOver = earned !== undefined;

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      setRead((count) => count + 1);
      if ((line.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= innerHeight) setSawEnd(true);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);

  const { start, error, busy } = report;
  // The service may have counted less time.
  const isDue = error === undefined || (isApiError(error, TOO_SHORT) && (read - seconds) % AGAIN_S === 0);
  const mayReport = sawEnd && read >= seconds && !isOver && isDue;
  useEffect(() => {
    if (mayReport) void start();
  }, [mayReport, start, read]);

  if (earned === 0) return null;
  const failed = error !== undefined && !isApiError(error, TOO_SHORT);
  return (
    <p className={styles.task} ref={line} role="status">
      {isOver ? (
        <Tag tone="warm">{words.earned(earned)}</Tag>
      ) : failed ? (
        <>
          <span>{words.notEarned}</span>
          <Button small tone="quiet" busy={busy} onClick={() => void start()}>
            {words.earnAgain}
          </Button>
        </>
      ) : (
        <Tag tone="warm">{words.toEarn(coins, seconds)}</Tag>
      )}
    </p>
  );
}
