import type { ChatState } from '../../../chat/state.ts';
import { useResource } from '../../../kit/answers/use-resource.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import type { ChatLinks } from './chat-links.ts';
import { useChatWords } from './words/index.ts';

export interface ChatOverProps {
  about: NonNullable<ChatState['about']>;
  links: ChatLinks;
  /** True if the conversation has a card that asks for a rating: the bar does not ask again then. */
  hasCard: boolean;
  /** The unsent text, which is carried over to the next question. */
  unsaid: string;
  /** Called when the person goes on to the next question. */
  onAgain: () => void;
}

/**
 * Replaces the composer when nothing more can be asked: says why and what to do instead. Another question is offered if the service allows
 * one or cannot be reached, as the page of the question then shows the status.
 */
export function ChatOver({ about, links, hasCard, unsaid, onAgain }: ChatOverProps) {
  const words = useChatWords().over;
  const { status, canEvaluate } = about;
  const allowance = useResource(`chat allowance ${about.orderNo}`, links.allowance);
  const canAsk = allowance.data?.canAsk ?? allowance.status === 'error';
  const isOpen = status === 'waiting' || status === 'answered';
  return (
    <BottomBar
      note={[isOpen && words.noneLeft, allowance.data?.whyNot, canAsk && unsaid && words.unsaid(unsaid)]
        .filter(Boolean)
        .join('\u00a0· ')}
    >
      {canEvaluate && !isOpen && !hasCard ? (
        <LinkButton to={links.evaluate} tone="secondary">
          {words.rate}
        </LinkButton>
      ) : null}
      {allowance.data && !canAsk && !isOpen ? (
        <LinkButton to={href('consultation.online')}>{words.elsewhere}</LinkButton>
      ) : null}
      {canAsk ? (
        <LinkButton to={links.again} onClick={onAgain}>
          {words.again}
        </LinkButton>
      ) : null}
    </BottomBar>
  );
}
