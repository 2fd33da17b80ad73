import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useChatWords } from './words/index.ts';

/** Shows the empty state of a conversation that has not begun, with a link to the first question. */
export function ConversationNotBegun({ link }: { link: string }) {
  const words = useChatWords().none;
  return (
    <EmptyState
      title={words.title}
      text={words.text}
      action={
        <LinkButton to={link} wide>
          {words.ask}
        </LinkButton>
      }
    />
  );
}
