import { linkTo } from '../../../kit/link-to.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from '../words/index.ts';

/** Says that there is no such service, in place of a page about it, with the way to all services. */
export function UnknownService({ title }: { title?: string }) {
  const words = useWords().unknown;
  return (
    <EmptyState
      title={title ?? words.none}
      text={words.noneText}
      action={
        <LinkButton wide {...linkTo(href('entry.home'), { replace: true })}>
          {words.home}
        </LinkButton>
      }
    />
  );
}
