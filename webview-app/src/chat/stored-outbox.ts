/** Stores unsent messages on the phone as a person's confidential data. They are deleted when that person logs out. */
import { forgetPersonal, keepPersonal, ownerMark, recallPersonalAll, whenPersonGoes } from '../platform/personal.ts';
import { isUnsent, type OutboxStorage, type Unsent } from './outbox.ts';

/** Days until a message is deleted, long after a consultation has closed. */
export const STORED_DAYS = 7;

/** Messages that exist only in this page load, by name: pictures that the phone does not store, or not yet. */
const pageMessages = new Map<string, Unsent>();
whenPersonGoes(() => pageMessages.clear());

/** Returns the storage of one conversation. It belongs to the person who opened it. After another login it is empty and accepts nothing. */
export function storedOutbox(bizOrderNo: string): OutboxStorage {
  const group = `chat.${bizOrderNo}.`;
  const owner = ownerMark();
  const isSameOwner = () => ownerMark() === owner;
  const pageMessagesOfGroup = () =>
    [...pageMessages].flatMap(([name, message]) => (name.startsWith(group) ? message : []));
  return {
    read: () => (isSameOwner() ? [...recallPersonalAll(group, isUnsent), ...pageMessagesOfGroup()] : []),
    put(message) {
      if (!isSameOwner()) return false;
      const name = group + message.clientMsgId;
      const isOnlyInPage = message.file === 'keeping' || message.file === 'unkept';
      if (isOnlyInPage) pageMessages.set(name, message);
      else pageMessages.delete(name);
      if (!isOnlyInPage) return keepPersonal(name, message, { days: STORED_DAYS });
      forgetPersonal(name);
      return false;
    },
    drop(clientMsgId) {
      if (!isSameOwner()) return;
      pageMessages.delete(group + clientMsgId);
      forgetPersonal(group + clientMsgId);
    },
  };
}
