import type { ReactNode } from 'react';
import { href } from '../routes.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState, type EmptyStateProps } from '../ui/empty-state.tsx';

export interface NothingHereProps extends Pick<EmptyStateProps, 'text' | 'scene'> {
  /** Says what there is not. */
  title: string;
  /** The words of the way on. */
  way: string;
  /** The address within the app that it leads to. Default: home. */
  to?: string;
  /** The weight of the way on. Default `primary`. */
  tone?: 'primary' | 'secondary';
  /** Another way, below it. */
  more?: ReactNode;
  /** The page it leads to takes the place of this one: «back» does not return here. */
  replace?: boolean;
}

/** Stands in place of what an address names and there is not: says so, with the one way on. */
export function NothingHere({
  way,
  to = href('entry.home'),
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
