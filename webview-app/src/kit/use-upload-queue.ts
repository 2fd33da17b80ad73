import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadKind } from '../flows/upload.ts';
import { type QueuedPicture, UploadQueue, type UploadQueueOptions } from '../flows/upload-queue.ts';

export interface Uploads {
  readonly queue: UploadQueue;
  readonly all: readonly QueuedPicture[];
}

/** Opens a queue of uploads for a screen; `options` are asked for once. Leaving the screen ends its uploads. */
export function useUploadQueue(kind: UploadKind, options: () => UploadQueueOptions): Uploads {
  const [queue] = useState(() => new UploadQueue(kind, options()));
  const all = useSyncExternalStore(queue.subscribe, queue.pictures);
  useEffect(() => () => queue.stop(), [queue]);
  return { queue, all };
}
