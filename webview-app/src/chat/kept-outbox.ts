/** Stores unsent messages on the phone as confidential words of a person to a doctor. They are deleted when that person goes. */
import { forgetPersonal, keepPersonal, ownerMark, recallPersonalAll, whenPersonGoes } from '../platform/personal.ts';
import { isUnsent, type OutboxStorage, type Unsent } from './outbox.ts';

/** Days until a message is deleted, long after a consultation has closed. */
export const KEPT_DAYS = 7;

/** Messages of this page load alone, by name: pictures that the phone does not store, or not yet. */
const ofThisPage = new Map<string, Unsent>();
whenPersonGoes(() => ofThisPage.clear());

/** Returns the storage of one conversation. It belongs to the person who opened it. After another login it is empty and accepts nothing. */
export function keptOutbox(bizOrderNo: string): OutboxStorage {
  const group = `chat.${bizOrderNo}.`;
  const owner = ownerMark();
  const isMine = () => ownerMark() === owner;
  const own = () => [...ofThisPage].flatMap(([name, message]) => (name.startsWith(group) ? message : []));
  return {
    read: () => (isMine() ? [...recallPersonalAll(group, isUnsent), ...own()] : []),
    put(message) {
      if (!isMine()) return false;
      const name = group + message.clientMsgId;
      const isOfThisPage = message.file === 'keeping' || message.file === 'unkept';
      if (isOfThisPage) ofThisPage.set(name, message);
      else ofThisPage.delete(name);
      if (!isOfThisPage) return keepPersonal(name, message, { days: KEPT_DAYS });
      forgetPersonal(name);
      return false;
    },
    drop(clientMsgId) {
      if (!isMine()) return;
      ofThisPage.delete(group + clientMsgId);
      forgetPersonal(group + clientMsgId);
    },
  };
}
