/** Storages for unsent messages and their pictures that live as long as a test: longer than its pages. */
import type { PictureFiles } from '../../src/chat/kept-pictures.ts';
import type { OutboxStorage, Unsent } from '../../src/chat/outbox.ts';

export interface MemoryOutbox extends OutboxStorage {
  readonly kept: readonly Unsent[];
}

export function memoryOutbox(): MemoryOutbox {
  const kept = new Map<string, Unsent>();
  return {
    get kept() {
      return [...kept.values()];
    },
    read: () => [...kept.values()],
    put: (message) => {
      kept.set(message.clientMsgId, message);
      return true;
    },
    drop: (clientMsgId) => void kept.delete(clientMsgId),
  };
}

export function memoryPictures(): PictureFiles {
  const kept = new Map<string, Blob>();
  return {
    keep: async (clientMsgId, file) => kept.set(clientMsgId, file).has(clientMsgId),
    recall: async (clientMsgId) => kept.get(clientMsgId),
    drop: (clientMsgId) => void kept.delete(clientMsgId),
  };
}
