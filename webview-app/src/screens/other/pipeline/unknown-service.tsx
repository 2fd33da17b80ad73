import { linkTo } from '../../../kit/link-to.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from './words/index.ts';

/** Says that there is no such service, with the way to all of them. */
export function UnknownService() {
  const words = useWords();
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
