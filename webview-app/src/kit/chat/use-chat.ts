/** Opens the conversation of a screen, and closes it with the screen. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ChatRecord } from '../../api/consultation.ts';
import type { ChatState, Conversation } from '../../chat/conversation.ts';
import { type ChatKind, openChat } from '../../chat/open-chat.ts';

/**
 * Returns undefined until the conversation is open, right after the first paint. `first` is the record that the page was opened with;
 * another one opens the conversation anew.
 */
export function useOpenChat(kind: ChatKind, first: ChatRecord): Conversation | undefined {
  const [conversation, setConversation] = useState<Conversation>();
  useEffect(() => {
    const { orderNo, bizOrderNo } = first;
    const chat = openChat(kind, { orderNo, bizOrderNo }, first);
    setConversation(chat.conversation);
    return () => chat.close();
  }, [kind, first]);
  return conversation;
}

export const useChatState = ({ subscribe, state }: Conversation): ChatState => useSyncExternalStore(subscribe, state);
