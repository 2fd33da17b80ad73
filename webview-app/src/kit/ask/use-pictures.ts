import { useEffect, useState, useSyncExternalStore } from 'react';
import { PictureQueue, type QueuedPicture } from '../../flows/picture-queue.ts';
import type { UploadKind } from '../../flows/upload.ts';

export interface Pictures {
  readonly queue: PictureQueue;
  readonly all: readonly QueuedPicture[];
}

/** The pictures of a form. Leaving the screen ends their uploads. */
export function usePictures(kind: UploadKind, first: () => readonly string[]): Pictures {
  const [queue] = useState(() => new PictureQueue(kind, first()));
  const all = useSyncExternalStore(queue.subscribe, queue.pictures);
  useEffect(() => () => queue.stop(), [queue]);
  return { queue, all };
}
