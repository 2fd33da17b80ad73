/**
 * Shows the reading task, which earns coins, on the page of its article. Rules:
 * 1. It is shown to a logged-in person while a reading of the day remains.
 * 2. It counts whole seconds while the page is visible. It is fulfilled after the required time, once the end of the text was visible.
 * 3. It is reported once. If the service requires a longer reading, the report is repeated every 5 s. The page shows earned coins
 *    only after the service has confirmed them. A failed report can be retried.
 */
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { completeBrowseArticleTask, getBrowseArticleTask } from '../../../api/coin.ts';
import { isApiError, QUIET, request } from '../../../client/request.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { isSignedIn, session } from '../../../store/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import styles from './reading-task.module.css';

const TICK_MS = 1_000;
const REPEAT_S = 5;
const TOO_SHORT = 40984;

/** Shows the state of the reading task below the text. Its visibility means that the text was read to the end. */
export function ReadingTask({ id }: { id: string }) {
  const { status } = useSnapshot(session);
  const task = usePage(getBrowseArticleTask, isSignedIn(status) ? { query: { articleId: id } } : null, {
    notice: false,
    login: false,
  }).data;
  if (!task || task.state === 'done' || task.readToday >= task.dailyLimit) return null;
  return <OpenTask key={id} id={id} seconds={task.seconds} coins={task.rewardCoins} />;
}

function OpenTask({ id, seconds, coins }: { id: string; seconds: number; coins: number }) {
  const words = useWords().articles;
  const line = useRef<HTMLParagraphElement>(null);
  const [readSeconds, setReadSeconds] = useState(0);
  const [sawEnd, setSawEnd] = useState(false);
  const [earnedCoins, setEarnedCoins] = useState<number>();
  const report = useAction(async () => {
    const response = await request(completeBrowseArticleTask, { body: { articleId: id, seconds: readSeconds } }, QUIET);
    setEarnedCoins(response.isNew ? response.rewardCoins : 0);
  });
  const isOver = earnedCoins !== undefined;

  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      setReadSeconds((count) => count + 1);
      if ((line.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= innerHeight) setSawEnd(true);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);

  const { start, error, busy } = report;
  // The service may have counted less time.
  const isDue = error === undefined || (isApiError(error, TOO_SHORT) && (readSeconds - seconds) % REPEAT_S === 0);
  const mayReport = sawEnd && readSeconds >= seconds && !isOver && isDue;
  useEffect(() => {
    if (mayReport) void start();
  }, [mayReport, start, readSeconds]);

  if (earnedCoins === 0) return null;
  const failed = error !== undefined && !isApiError(error, TOO_SHORT);
  return (
    <p className={styles.task} ref={line} role="status">
      {isOver ? (
        <Tag tone="warm">{words.earned(earnedCoins)}</Tag>
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
