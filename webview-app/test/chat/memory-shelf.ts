/** A shelf for unsent messages that lives as long as a test: longer than its pages. */
import type { OutboxShelf, Unsent } from '../../src/chat/outbox.ts';

export interface MemoryShelf extends OutboxShelf {
  readonly kept: readonly Unsent[];
}

export function memoryShelf(): MemoryShelf {
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
