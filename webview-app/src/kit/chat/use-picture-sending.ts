/** Pictures between their choice and their message: compressed, uploaded, and given on once they have an address. */
import { useEffect, useRef } from 'react';
import { choosePictures, type UploadKind } from '../../flows/upload.ts';
import { type QueuedPicture, readyPicture } from '../../flows/upload-queue.ts';
import { toast } from '../../ui/toast-store.ts';
import { useUploadQueue } from '../use-upload-queue.ts';
import { useChatWords } from './words/index.ts';

export interface PictureSending {
  readonly pictures: readonly QueuedPicture[];
  choose(most: number): Promise<void>;
  retry(id: number): void;
  remove(id: number): void;
}

const MOST_AT_ONCE = 9;

export function usePictureSending(kind: UploadKind, onUploaded: (address: string) => void): PictureSending {
  const words = useChatWords().picture;
  const told = useRef(onUploaded);
  useEffect(() => {
    told.current = onUploaded;
  });
  // One after the other: messages arrive in the order in which the pictures were chosen.
  const { queue, all } = useUploadQueue(kind, () => ({ atOnce: 1, onSent: (address) => told.current(address) }));
  return {
    pictures: all,
    async choose(most) {
      const files = await choosePictures(Math.min(most, MOST_AT_ONCE)).catch(() => undefined);
      if (!files) return toast(words.cannot, 'error');
      const ready: Blob[] = [];
      for (const file of files) {
        const picture = await readyPicture(file);
        if (picture instanceof Blob) ready.push(picture);
        else toast(picture === 'too-big' ? words.tooBig : words.notAPicture, 'error');
      }
      queue.add(ready, true);
    },
    retry: (id) => queue.retry(id),
    remove: (id) => queue.remove(id),
  };
}
