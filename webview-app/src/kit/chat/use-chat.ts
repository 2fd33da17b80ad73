/** Opens the conversation of a screen, and closes it with the screen. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ChatRecord } from '../../api/consultation.ts';
import type { ChatState, Conversation } from '../../chat/conversation.ts';
import { type ChatKind, openChat } from '../../chat/open-chat.ts';

/** `first` is the record that the screen was opened with. Undefined until the conversation is open, right after the first paint. */
export function useOpenChat(kind: ChatKind, first: ChatRecord): Conversation | undefined {
  const [conversation, setConversation] = useState<Conversation>();
  const { orderNo, bizOrderNo } = first;
  useEffect(() => {
    const chat = openChat(kind, { orderNo, bizOrderNo }, first);
    setConversation(chat.conversation);
    return () => chat.close();
    // The record itself is only what it begins with.
    // biome-ignore lint/correctness/useExhaustiveDependencies: another record of the same conversation opens nothing anew
  }, [kind, orderNo, bizOrderNo]);
  return conversation;
}

export const useChatState = ({ subscribe, state }: Conversation): ChatState => useSyncExternalStore(subscribe, state);
