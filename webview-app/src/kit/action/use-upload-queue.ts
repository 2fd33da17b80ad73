import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadKind } from '../../flows/upload.ts';
import { type QueuedPicture, UploadQueue, type UploadQueueOptions } from '../../flows/upload-queue.ts';

export interface Uploads {
  readonly queue: UploadQueue;
  readonly pictures: readonly QueuedPicture[];
}

/** Opens an upload queue for a screen. `options` is called once. Leaving the screen aborts its uploads. */
export function useUploadQueue(kind: UploadKind, options: () => UploadQueueOptions): Uploads {
  const [queue] = useState(() => new UploadQueue(kind, options()));
  const pictures = useSyncExternalStore(queue.subscribe, queue.pictures);
  useEffect(() => () => queue.stop(), [queue]);
  return { queue, pictures };
}
