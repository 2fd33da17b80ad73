import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from '../words/index.ts';

/** Shows the empty state for an unknown assessment. */
export function NoAssessment() {
  const words = useWords();
  return (
    <EmptyState
      title={words.none}
      text={words.noneText}
      action={<LinkButton to={href('home.main', {})}>{words.home}</LinkButton>}
    />
  );
}
