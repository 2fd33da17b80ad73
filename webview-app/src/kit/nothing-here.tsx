import { href } from '../routes.ts';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState, type EmptyStateProps } from '../ui/empty-state.tsx';
import { linkTo } from './link-to.ts';

export interface NothingHereProps extends Pick<EmptyStateProps, 'text' | 'scene'> {
  /** Says what there is not. */
  title: string;
  /** The words of the way home. */
  home: string;
  /** The weight of the way home. Default `primary`. */
  tone?: 'primary' | 'secondary';
  /** Home takes the place of this page: «back» does not return to it. */
  replace?: boolean;
}

/** Stands in place of what an address names and there is not, with the way to all services. */
export function NothingHere({ home, tone = 'primary', replace = false, ...said }: NothingHereProps) {
  return (
    <EmptyState
      {...said}
      action={
        <LinkButton wide tone={tone} {...linkTo(href('entry.home'), { replace })}>
          {home}
        </LinkButton>
      }
    />
  );
}
