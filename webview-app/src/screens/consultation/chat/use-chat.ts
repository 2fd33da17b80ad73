/** Opens the conversation of a screen, and closes it with the screen. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ChatRecord } from '../../../api/consultation.ts';
import type { Conversation } from '../../../chat/conversation.ts';
import { type ChatKind, openChat } from '../../../chat/open-chat.ts';
import type { ChatState } from '../../../chat/state.ts';
import type { UploadKind } from '../../../flows/upload.ts';

/**
 * Returns the conversation, or undefined until it is open, right after the first paint. `first` is the record of the opened page.
 * Another record reopens the conversation.
 */
export function useOpenChat(kind: ChatKind, upload: UploadKind, first: ChatRecord): Conversation | undefined {
  const [conversation, setConversation] = useState<Conversation>();
  useEffect(() => {
    const { orderNo, bizOrderNo } = first;
    const chat = openChat(kind, upload, { orderNo, bizOrderNo }, first);
    setConversation(chat.conversation);
    return () => chat.close();
  }, [kind, upload, first]);
  return conversation;
}

/** Returns the current state of the conversation. Renders are throttled to one per frame after the first, as many lines can arrive at once. */
export function useChatState({ subscribe, state }: Conversation): ChatState {
  const throttledSubscribe = useMemo(() => throttledToFrames(subscribe), [subscribe]);
  return useSyncExternalStore(throttledSubscribe, state);
}

type Subscribe = Conversation['subscribe'];

const throttledToFrames =
  (subscribe: Subscribe): Subscribe =>
  (render) => {
    let frame = 0;
    let isRenderPending = false;
    const onFrame = () => {
      frame = 0;
      if (isRenderPending) render();
      isRenderPending = false;
    };
    const unsubscribe = subscribe(() => {
      if (frame) {
        isRenderPending = true;
        return;
      }
      frame = requestAnimationFrame(onFrame);
      render();
    });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
    };
  };
