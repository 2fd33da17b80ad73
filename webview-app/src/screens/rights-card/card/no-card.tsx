import { linkTo } from '../../../kit/link-to.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from '../words/index.ts';

/** The person has no card yet. */
export function NoCard() {
  const words = useWords().success;
  return (
    <EmptyState
      title={words.noneTitle}
      text={words.noneText}
      action={
        <LinkButton wide {...linkTo(href('rights-card.claim'), { replace: true })}>
          {words.toClaim}
        </LinkButton>
      }
    />
  );
}
