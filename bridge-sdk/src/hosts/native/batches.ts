/** Sends the texts of one tick as one message. Loaded only for an app with batches. Until then each text is a message. */
import type { ChannelContext } from '../../core/types.ts';

/** Returns the function that queues a text. `post` sends a message, and throws if the host is gone. A batch has at most `most` texts. */
export function batches(
  post: (text: string) => void,
  { limits: { messageChars }, gone }: Pick<ChannelContext, 'limits' | 'gone'>,
  most: number,
): (text: string) => void {
  let pending: string[] = [];
  let chars = 0;
  const flush = () => {
    const texts = pending;
    pending = [];
    chars = 0;
    try {
      if (texts[0]) post(texts.length > 1 ? `[${texts}]` : `${texts}`);
    } catch {
      gone();
    }
  };
  return (text) => {
    if (pending.length === most || chars + text.length > messageChars - 2) flush();
    chars += text.length + 2;
    if (pending.push(text) === 1) void Promise.resolve().then(flush);
  };
}
