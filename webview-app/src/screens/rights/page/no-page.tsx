import { linkTo } from '../../../kit/link-to.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from '../words/index.ts';

/** Stands where the installation has no page of this version. */
export function NoPage() {
  const { page } = useWords();
  return (
    <EmptyState
      title={page.none}
      text={page.noneText}
      scene="calendar"
      action={
        <LinkButton wide {...linkTo(href('entry.home'))}>
          {page.others}
        </LinkButton>
      }
    />
  );
}
