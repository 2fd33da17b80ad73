import type { ReactNode } from 'react';
import { errorText } from '../../../kit/answers/error-words.ts';
import { useRecoveryAction } from '../../../kit/answers/retry-action.ts';
import { StaleLine } from '../../../kit/answers/stale-line.tsx';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { useText } from '../../../messages/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useWords } from './words/index.ts';

export interface PartProps<T> {
  /** The name of the part, for its error message. */
  title: string;
  page: LoadState<T>;
  /** The skeleton while the part loads, or `null` for none. */
  shape: ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}

/** Shows one part of a page, which loads, fails and is retried separately. Renders nothing if its data is `null`. */
export function Part<T>({ title, page, shape, children }: PartProps<T>) {
  const t = useText();
  const words = useWords();
  const { status, data, error, reload, reloading } = page;
  const retry = useRecoveryAction(error, reload);
  if (status === 'loading') return shape ? <Skeleton>{shape}</Skeleton> : null;
  if (data === undefined)
    return (
      <Callout
        tone="danger"
        live
        title={words.partFailed(title)}
        action={
          retry ? (
            <Button small tone="secondary" busy={reloading} onClick={retry.run}>
              {retry.label}
            </Button>
          ) : undefined
        }
      >
        {errorText(error, t).title}
      </Callout>
    );
  if (data === null) return null;
  return (
    <>
      {status === 'error' ? <StaleLine words={t.states.stale} onRetry={reload} retrying={reloading} /> : null}
      {children(data)}
    </>
  );
}
