import { linkTo } from '../../../kit/link-to.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from './words/index.ts';

/** Says that nothing can be renewed, with the way to all services. */
export function NothingToSign() {
  const words = useWords().sign;
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
