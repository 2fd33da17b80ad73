import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { linkTo } from '../link-to.ts';
import { useEvaluationWords } from './words/index.ts';

/** Stands where the address names no service of the person. */
export function NoSuchService() {
  const words = useEvaluationWords();
  return (
    <EmptyState
      title={words.none}
      text={words.noneText}
      action={
        <LinkButton wide tone="secondary" {...linkTo(href('entry.home'))}>
          {words.home}
        </LinkButton>
      }
    />
  );
}
