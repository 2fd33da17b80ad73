/** Combines the messages of one tick into a batch. Loaded only for an app with batches. Until then each message is sent separately. */
import type { ChannelContext } from '../../core/types.ts';

/** Returns the function that queues a message. `post` sends a text and throws if the host is gone. `maxMessages` limits a batch. */
export function batches(
  post: (text: string) => void,
  { limits: { messageChars }, gone }: Pick<ChannelContext, 'limits' | 'gone'>,
  maxMessages: number,
): (text: string) => void {
  let pending: string[] = [];
  let chars = 0;
  const flush = () => {
    const messages = pending;
    pending = [];
    chars = 0;
    try {
      if (messages[0]) post(messages.length > 1 ? `[${messages}]` : `${messages}`);
    } catch {
      gone();
    }
  };
  return (text) => {
    if (pending.length === maxMessages || chars + text.length > messageChars - 2) flush();
    chars += text.length + 2;
    if (pending.push(text) === 1) void Promise.resolve().then(flush);
  };
}
