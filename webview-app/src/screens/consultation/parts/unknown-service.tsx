import { linkTo } from '../../../kit/link-to.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWords } from '../words/index.ts';

/** Says that the address names no order of this person, and leads to the choice of the person's services. */
export function UnknownService() {
  const words = useWords().service;
  return (
    <EmptyState
      title={words.unknown}
      text={words.unknownText}
      action={
        <LinkButton wide tone="secondary" {...linkTo(href('consultation.online'))}>
          {words.others}
        </LinkButton>
      }
    />
  );
}
