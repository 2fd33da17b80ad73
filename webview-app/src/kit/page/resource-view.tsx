import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { callCustomerService } from '../../flows/customer-service.ts';
import { useText } from '../../messages/index.ts';
import { href } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { errorText } from '../answers/error-words.ts';
import { useRecoveryAction } from '../answers/retry-action.ts';
import { StaleLine } from '../answers/stale-line.tsx';
import type { LoadState } from '../answers/use-resource.ts';
import { PortalButton } from '../links/portal-button.tsx';

export interface ResourceViewProps<T> {
  resource: LoadState<T>;
  /** The skeleton, similar to the content (shapes of `ui/skeleton.tsx`). */
  skeleton: ReactNode;
  /** Returns whether there is nothing to show. Default: true for an empty list. `null` is always empty. */
  isEmpty?: (data: NonNullable<T>) => boolean;
  /** The empty state. Default: the plain `EmptyState`. */
  empty?: ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}

/**
 * Shows a resource: its skeleton, failure, empty state or content. If a reload fails, the loaded data stays, with a line about the
 * failure. The screen's frame shows the age of the data.
 */
export function ResourceView<T>({ resource, skeleton, isEmpty = isEmptyList, empty, children }: ResourceViewProps<T>) {
  const { status, data, reload, reloading } = resource;
  const t = useText();
  if (status === 'loading') return <Skeleton>{skeleton}</Skeleton>;
  if (data === undefined) return <Failure error={resource.error} onRetry={reload} retrying={reloading} />;
  return (
    <>
      {status === 'error' ? <StaleLine words={t.states.stale} onRetry={reload} retrying={reloading} /> : null}
      {data === null || isEmpty(data) ? (empty ?? <EmptyState />) : children(data)}
    </>
  );
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

interface FailureProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Shows a failed request as a screen or section: the error text, a retry or login if it helps, home, and customer service. */
export function Failure({ error, onRetry, retrying }: FailureProps) {
  const t = useText();
  const { retry, login, isPortal, ...words } = errorText(error, t);
  const recovery = useRecoveryAction(error, onRetry);
  const home = href('home.main');
  const [path] = useLocation();
  const isHome = path === home;
  return (
    <ErrorState
      {...words}
      retrying={retrying}
      onRetry={retry || (isHome && !login) ? onRetry : undefined}
      action={
        <>
          {isPortal ? <PortalButton /> : null}
          {login && recovery ? (
            <Button wide onClick={recovery.run}>
              {recovery.label}
            </Button>
          ) : null}
          {retry || isHome ? null : (
            <LinkButton wide tone={login ? 'secondary' : 'primary'} to={home}>
              {t.common.home}
            </LinkButton>
          )}
        </>
      }
      onService={() => void callCustomerService()}
    />
  );
}
