import { useEffect, useState } from 'react';
import type { Conversation } from '../../../chat/conversation.ts';

/** Returns an object URL for the file of an unsent picture while it is shown. It is undefined until the file has loaded. */
export function useUnsentPicture(conversation: Conversation, clientMsgId: string | undefined): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (clientMsgId === undefined) return undefined;
    let isOver = false;
    let address: string | undefined;
    void conversation.picture(clientMsgId).then((file) => {
      if (!file || isOver) return;
      address = URL.createObjectURL(file);
      setSrc(address);
    });
    return () => {
      isOver = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [conversation, clientMsgId]);
  return src;
}
