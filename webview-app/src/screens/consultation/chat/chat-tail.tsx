import { useState } from 'react';
import type { Conversation } from '../../../chat/conversation.ts';
import type { Unsent } from '../../../chat/outbox.ts';
import type { PlainText } from '../../../chat/record.ts';
import type { ChatState } from '../../../chat/state.ts';
import { Bubble } from '../../../ui/bubble.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Row } from '../../../ui/layout.tsx';
import styles from './chat-tail.module.css';
import { timeOf } from './day.ts';
import { MessageText } from './message-text.tsx';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useChatWords } from './words/index.ts';

export interface ChatTailProps {
  plain: readonly PlainText[];
  unsent: readonly Unsent[];
  upload: ChatState['upload'];
  conversation: Conversation;
  /** The doctor's name. */
  doctor: string;
  isTyping: boolean;
  /** Replaces a refused picture by another. */
  onReplace: (clientMsgId: string) => void;
}

/** Shows the messages that are not in the record yet, at the end of a conversation. */
export function ChatTail({ plain, unsent, upload, conversation, doctor, isTyping, onReplace }: ChatTailProps) {
  const words = useChatWords();
  const [discardedId, setDiscardedId] = useState<string>();
  return (
    <div className={styles.tail}>
      {plain.map(({ number, text, at }) => (
        <Bubble key={number} from="other" name={doctor} nameHidden time={timeOf(at)}>
          <MessageText>{text}</MessageText>
        </Bubble>
      ))}
      {unsent.map((message) => (
        <UnsentBubble
          key={message.clientMsgId}
          message={message}
          part={upload?.clientMsgId === message.clientMsgId ? upload.fraction : undefined}
          conversation={conversation}
          onReplace={() => onReplace(message.clientMsgId)}
          onDiscard={() => setDiscardedId(message.clientMsgId)}
        />
      ))}
      {isTyping ? <Typing text={words.typing(doctor)} /> : null}
      <ConfirmDialog
        open={discardedId !== undefined}
        title={words.message.discardTitle}
        text={words.message.discardText}
        confirm={words.message.discard}
        danger
        onConfirm={() => {
          if (discardedId !== undefined) conversation.discard(discardedId);
          setDiscardedId(undefined);
        }}
        onCancel={() => setDiscardedId(undefined)}
      />
    </div>
  );
}

function Typing({ text }: { text: string }) {
  return (
    <Row as="p" gap={2} wrap align="center" size="xs" tone="soft">
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {text}
    </Row>
  );
}
