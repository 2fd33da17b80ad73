/** A storage for unsent messages that lives as long as a test: longer than its pages. */
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
    put: (message) => void kept.set(message.clientMsgId, message),
    drop: (clientMsgId) => void kept.delete(clientMsgId),
  };
}
