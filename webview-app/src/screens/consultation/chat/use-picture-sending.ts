/** Lets the person choose pictures for a conversation, prepares and sends them. */
import type { Conversation } from '../../../chat/conversation.ts';
import { choosePictures } from '../../../flows/upload.ts';
import { preparePicture } from '../../../flows/upload-queue.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useChatWords } from './words/index.ts';

export interface PictureSending {
  /** Sends up to `maxCount` pictures of the person's choice. */
  choose(maxCount: number): Promise<void>;
  /** Replaces a refused picture with another one. Nothing changes if the person chooses no picture. */
  replace(clientMsgId: string): Promise<void>;
}

const MAX_AT_ONCE = 9;

export function usePictureSending(conversation: Conversation, onSent: () => void): PictureSending {
  const words = useChatWords().picture;
  async function chooseAndPrepare(maxCount: number): Promise<Blob[]> {
    const files = await choosePictures(Math.min(maxCount, MAX_AT_ONCE)).catch(() => undefined);
    if (!files) toast(words.cannot, 'error');
    const preparedPictures: Blob[] = [];
    for (const file of files ?? []) {
      const picture = await preparePicture(file);
      if (typeof picture === 'string') toast(picture === 'too-big' ? words.tooBig : words.notAPicture, 'error');
      else {
        preparedPictures.push(picture.blob);
        if (picture.isTooSmall) toast(words.tooSmall);
      }
    }
    return preparedPictures;
  }
  function send(pictures: readonly Blob[]): void {
    for (const picture of pictures) conversation.sendPicture(picture);
    if (pictures.length > 0) onSent();
  }
  return {
    choose: async (maxCount) => send(await chooseAndPrepare(maxCount)),
    async replace(clientMsgId) {
      const pictures = await chooseAndPrepare(1);
      if (pictures.length > 0) conversation.discard(clientMsgId);
      send(pictures);
    },
  };
}
