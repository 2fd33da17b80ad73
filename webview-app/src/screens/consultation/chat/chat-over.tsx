import type { ChatState } from '../../../chat/state.ts';
import { useResource } from '../../../kit/answers/use-resource.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import type { ChatLinks } from './chat-links.ts';
import { useChatWords } from './words/index.ts';

export interface ChatClosedBarProps {
  consultation: NonNullable<ChatState['about']>;
  links: ChatLinks;
  /** True if the conversation has a card that asks for a rating. Then the bar does not ask again. */
  hasCard: boolean;
  /** The unsent text, which is carried over to the next question. */
  unsentText: string;
  /** Called when the person continues with the next question. */
  onAgain: () => void;
}

/**
 * Replaces the composer when no more questions are possible, and links to what is possible. Offers another question if the service allows
 * one. If the service cannot be reached it offers one too, because the next page shows the status.
 */
export function ChatClosedBar({ consultation, links, hasCard, unsentText, onAgain }: ChatClosedBarProps) {
  const words = useChatWords().over;
  const { status, canEvaluate } = consultation;
  const allowance = useResource(`chat allowance ${consultation.orderNo}`, links.allowance);
  const canAsk = allowance.data?.canAsk ?? allowance.status === 'error';
  const isOpen = status === 'waiting' || status === 'answered';
  return (
    <BottomBar
      note={[isOpen && words.noneLeft, allowance.data?.whyNot, canAsk && unsentText && words.unsentText(unsentText)]
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
