import { useEffect, useEffectEvent, useRef } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import { useText } from '../messages/index.ts';
import { Button } from './button.tsx';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  /** `more`: more pages exist. `busy`: the next page is loading. `failed`: it could not be loaded. `end`: all pages are loaded. */
  state: 'more' | 'busy' | 'failed' | 'end';
  /** Requests the next page. Called by a tap, and when the end of the list comes near. After a failure only by a tap. */
  onMore: () => void;
  /** The number of visible items. Each increase allows one more automatic request. */
  count: number;
}

/** Shows the foot of a paginated list. Another list (other filters, another search) needs another `key`. */
export function LoadMore({ state, onMore, count }: LoadMoreProps) {
  const words = useControlWords().loadMore;
  const t = useText();
  const foot = useRef<HTMLDivElement>(null);
  const requestMore = useEffectEvent(onMore);
  const requestedCount = useRef(-1);
  useEffect(() => {
    if (state !== 'more' || !foot.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting) || requestedCount.current === count) return;
        requestedCount.current = count;
        requestMore();
      },
      { rootMargin: '30% 0px' },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [state, count]);

  return (
    <div className={styles.foot} ref={foot}>
      <p className={state === 'failed' ? styles.failed : styles.end} role="status">
        {state === 'failed' ? words.failed : state === 'end' ? words.end : ''}
      </p>
      {state === 'end' ? null : (
        <Button tone="quiet" busy={state === 'busy'} onClick={onMore}>
          {state === 'failed' ? t.common.retry : words.more}
        </Button>
      )}
    </div>
  );
}
