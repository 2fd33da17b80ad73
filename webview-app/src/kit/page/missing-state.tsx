import type { ReactNode } from 'react';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState, type EmptyStateProps } from '../../ui/empty-state.tsx';

export interface MissingStateProps extends Pick<EmptyStateProps, 'text' | 'scene'> {
  /** The message that something does not exist. */
  title: string;
  linkLabel: string;
  /** The link's address within the app. Default: home. */
  to?: string;
  /** The link's tone. Default `primary`. */
  tone?: 'primary' | 'secondary';
  /** A second action, below the link. */
  secondAction?: ReactNode;
  /** Replaces this history entry, so that the back button does not return here. */
  replace?: boolean;
}

/** Shows an empty state for an unknown order or product, with one link. */
export function MissingState({
  linkLabel,
  to = href('home.main'),
  tone = 'primary',
  replace = false,
  secondAction,
  ...stateProps
}: MissingStateProps) {
  return (
    <EmptyState
      {...stateProps}
      action={
        <>
          <LinkButton wide tone={tone} to={to} replace={replace}>
            {linkLabel}
          </LinkButton>
          {secondAction}
        </>
      }
    />
  );
}
