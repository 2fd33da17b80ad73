/** Provides storages for unsent messages and their pictures that outlive the pages of a test. */

import type { OutboxStorage, Unsent } from '../../src/chat/outbox.ts';
import type { PictureFiles } from '../../src/chat/stored-pictures.ts';

export interface MemoryOutbox extends OutboxStorage {
  readonly stored: readonly Unsent[];
}

export function memoryOutbox(): MemoryOutbox {
  const stored = new Map<string, Unsent>();
  return {
    get stored() {
      return [...stored.values()];
    },
    read: () => [...stored.values()],
    put: (message) => {
      stored.set(message.clientMsgId, message);
      return true;
    },
    drop: (clientMsgId) => void stored.delete(clientMsgId),
  };
}

export function memoryPictures(): PictureFiles {
  const stored = new Map<string, Blob>();
  return {
    keep: async (clientMsgId, file) => stored.set(clientMsgId, file).has(clientMsgId),
    recall: async (clientMsgId) => stored.get(clientMsgId),
    drop: (clientMsgId) => void stored.delete(clientMsgId),
  };
}
