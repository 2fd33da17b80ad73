/** Pictures between their choice and their message: compressed, uploaded, and given on once they have an address. */
import { useEffect, useRef, useState } from 'react';
import { compressPicture } from '../../flows/compress-picture.ts';
import { choosePictures, pictureFault, type UploadKind, uploadPicture } from '../../flows/upload.ts';
import { toast } from '../../ui/toast-store.ts';
import { useChatWords } from './words/index.ts';

export interface SendingPicture {
  readonly id: number;
  /** A `blob:` address of the picture. */
  readonly src: string;
  readonly file: Blob;
  readonly isFailed: boolean;
  /** 0 to 1. */
  readonly progress: number;
}

export interface PictureSending {
  readonly pictures: readonly SendingPicture[];
  choose(most: number): Promise<void>;
  retry(id: number): void;
  remove(id: number): void;
}

const MOST_AT_ONCE = 9;

export function usePictureSending(kind: UploadKind, onUploaded: (address: string) => void): PictureSending {
  const words = useChatWords().picture;
  const [pictures, setPictures] = useState<readonly SendingPicture[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const made = useRef(new Map<number, string>());
  const serial = useRef(0);
  const told = useRef(onUploaded);
  useEffect(() => {
    told.current = onUploaded;
  });
  // An upload that is left behind ends with its page.
  useEffect(
    () => () => {
      for (const upload of running.current.values()) upload.abort();
      for (const address of made.current.values()) URL.revokeObjectURL(address);
    },
    [],
  );

  const change = (id: number, more: Partial<SendingPicture>) =>
    setPictures((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)));
  const remove = (id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    URL.revokeObjectURL(made.current.get(id) ?? '');
    made.current.delete(id);
    setPictures((all) => all.filter((one) => one.id !== id));
  };

  const upload = async ({ id, file }: Pick<SendingPicture, 'id' | 'file'>) => {
    const intent = new AbortController();
    running.current.set(id, intent);
    const onProgress = (progress: number) => change(id, { progress });
    try {
      const { url } = await uploadPicture(kind, file, { signal: intent.signal, onProgress });
      if (intent.signal.aborted) return;
      remove(id);
      told.current(url);
    } catch {
      if (!intent.signal.aborted) change(id, { isFailed: true, progress: 0 });
    }
  };

  return {
    pictures,
    async choose(most) {
      const files = await choosePictures(Math.min(most, MOST_AT_ONCE)).catch(() => undefined);
      if (!files) return toast(words.cannot, 'error');
      // One after the other: messages arrive in the order in which the pictures were chosen.
      const fresh: SendingPicture[] = [];
      for (const chosen of files) {
        const file = await compressPicture(chosen);
        const fault = pictureFault(file);
        if (fault) {
          toast(fault === 'too-big' ? words.tooBig : words.notAPicture, 'error');
          continue;
        }
        const id = ++serial.current;
        const src = URL.createObjectURL(file);
        made.current.set(id, src);
        fresh.push({ id, file, src, isFailed: false, progress: 0 });
      }
      setPictures((all) => [...all, ...fresh]);
      for (const one of fresh) await upload(one);
    },
    retry(id) {
      const found = pictures.find((one) => one.id === id);
      if (!found) return;
      change(id, { isFailed: false, progress: 0 });
      void upload(found);
    },
    remove,
  };
}
