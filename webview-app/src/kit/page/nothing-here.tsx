import type { ReactNode } from 'react';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState, type EmptyStateProps } from '../../ui/empty-state.tsx';

export interface NothingHereProps extends Pick<EmptyStateProps, 'text' | 'scene'> {
  /** Says what does not exist. */
  title: string;
  /** The label of the link. */
  way: string;
  /** The link's address within the app. Default: home. */
  to?: string;
  /** The link's tone. Default `primary`. */
  tone?: 'primary' | 'secondary';
  /** Another action, below the link. */
  more?: ReactNode;
  /** Replaces this history entry, so that the back button does not return here. */
  replace?: boolean;
}

/** Shows an empty state for an unknown order or product, with one link. */
export function NothingHere({
  way,
  to = href('home.main'),
  tone = 'primary',
  replace = false,
  more,
  ...said
}: NothingHereProps) {
  return (
    <EmptyState
      {...said}
      action={
        <>
          <LinkButton wide tone={tone} to={to} replace={replace}>
            {way}
          </LinkButton>
          {more}
        </>
      }
    />
  );
}
