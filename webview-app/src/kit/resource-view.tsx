import type { ReactNode } from 'react';
import { asOf } from '../api/client.ts';
import { callCustomerService } from '../flows/customer-service.ts';
import { type Messages, useText } from '../messages/index.ts';
import { formatDate } from '../rules/dates.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, ErrorState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { errorWords } from './error-words.ts';
import styles from './resource-view.module.css';
import type { Resource } from './use-resource.ts';

export interface ResourceViewProps<T> {
  resource: Resource<T>;
  /** Shapes (of `ui/skeleton.tsx`) like the content to come. */
  skeleton: ReactNode;
  /** Whether there is nothing to show. Default: an empty list. */
  isEmpty?: (data: T) => boolean;
  /** Shown then. Default the plain `EmptyState`. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The four states of anything that is loaded. When loading again fails, what is known stays, with a line that says so. */
export function ResourceView<T>({ resource, skeleton, isEmpty = isEmptyList, empty, children }: ResourceViewProps<T>) {
  const { status, data, reload, reloading } = resource;
  const t = useText();
  if (status === 'loading') return <Skeleton>{skeleton}</Skeleton>;
  if (data === undefined) return <Failure error={resource.error} onRetry={reload} retrying={reloading} />;
  return (
    <>
      {status === 'error' ? <Stale words={t.states.stale} onRetry={reload} retrying={reloading} /> : null}
      {status === 'ready' && asOf(data) !== undefined ? (
        <Stale words={ageWords(asOf(data) ?? 0, t)} onRetry={reload} retrying={reloading} />
      ) : null}
      {isEmpty(data) ? (empty ?? <EmptyState />) : children(data)}
    </>
  );
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

interface FailureProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** A failed call as a whole screen or part: the words for its error, a retry where one helps, customer service. */
export function Failure({ error, onRetry, retrying }: FailureProps) {
  const { retry, ...words } = errorWords(error, useText());
  return (
    <ErrorState
      {...words}
      retrying={retrying}
      onRetry={retry ? onRetry : undefined}
      onService={() => void callCustomerService()}
    />
  );
}

/** What is shown was not asked of the server now: from when it is, in words. */
const ageWords = (at: number, t: Messages): string =>
  at === 0 ? t.states.builtIn : t.states.seenAt(formatDate(at, 'dateTime'));

function Stale({ words, onRetry, retrying }: Omit<FailureProps, 'error'> & { words: string }) {
  const t = useText();
  return (
    <div className={styles.stale} role="status">
      <span>{words}</span>
      <Button tone="quiet" small busy={retrying} onClick={onRetry}>
        {t.common.retry}
      </Button>
    </div>
  );
}
