import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { callCustomerService } from '../flows/customer-service.ts';
import { useText } from '../messages/index.ts';
import { href } from '../routes.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState, ErrorState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { errorWords } from './error-words.ts';
import { PortalButton } from './portal-button.tsx';
import { StaleLine } from './stale-line.tsx';
import type { Shown } from './use-resource.ts';
import { useWayOn } from './way-on.ts';

export interface ResourceViewProps<T> {
  resource: Shown<T>;
  /** Shapes (of `ui/skeleton.tsx`) like the content to come. */
  skeleton: ReactNode;
  /** True where there is nothing to show. Default: an empty list, and `null`. */
  isEmpty?: (data: NonNullable<T>) => boolean;
  /** Shown then. Default the plain `EmptyState`. */
  empty?: ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}

/**
 * Shows anything that is loaded: loading, failed, empty or there. When loading again fails, the known data stays with a line that says
 * so. The age of an answer is shown by the screen's frame.
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

/** A failed call as a whole screen or part: the words for its error, a retry or a login where one helps, the way home, customer service. */
export function Failure({ error, onRetry, retrying }: FailureProps) {
  const t = useText();
  const { retry, login, isPortal, ...words } = errorWords(error, t);
  const wayOn = useWayOn(error, onRetry);
  const home = href('entry.home');
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
          {login && wayOn ? (
            <Button wide onClick={wayOn.go}>
              {wayOn.label}
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
