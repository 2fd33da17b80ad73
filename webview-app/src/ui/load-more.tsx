import { useEffect, useEffectEvent, useRef } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import { useText } from '../messages/index.ts';
import { Button } from './button.tsx';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  /** `more` there is more, `busy` it is coming, `failed` it could not be had, `end` that was all. */
  state: 'more' | 'busy' | 'failed' | 'end';
  /** Asks for the next part: by a tap, or when the end of the list comes near. After a failure only by a tap. */
  onMore: () => void;
  /** Items shown so far: each growth may ask by itself again. */
  count: number;
}

/** The foot of a list that comes in parts. Another list (other filters, another search) needs another `key`. */
export function LoadMore({ state, onMore, count }: LoadMoreProps) {
  const words = useControlWords().loadMore;
  const t = useText();
  const foot = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);
  const requested = useRef(-1);
  useEffect(() => {
    if (state !== 'more' || !foot.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting) || requested.current === count) return;
        requested.current = count;
        ask();
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
