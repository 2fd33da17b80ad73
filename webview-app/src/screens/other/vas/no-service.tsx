import { linkTo } from '../../../kit/link-to.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from '../words/index.ts';

/** Says that there is no such service or order, with the way to all services. */
export function NoService() {
  const words = useWords().vas;
  return (
    <EmptyState
      title={words.none}
      text={words.noneText}
      action={
        <LinkButton wide {...linkTo(href('entry.home'), { replace: true })}>
          {words.home}
        </LinkButton>
      }
    />
  );
}
