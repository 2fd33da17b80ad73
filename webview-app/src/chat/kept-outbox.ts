/** Keeps unsent messages on the phone, as what they are: the words of a person to a doctor. They are that person's and go with them. */
import { forgetPersonal, keepPersonal, ownerMark, recallPersonalAll } from '../platform/personal.ts';
import { isUnsent, type OutboxStorage } from './outbox.ts';

/** Long after a consultation has closed. */
const KEPT_DAYS = 7;

/** The storage of one conversation. It belongs to whoever opened it: after another login it is empty and takes nothing. */
export function keptOutbox(bizOrderNo: string): OutboxStorage {
  const group = `chat.${bizOrderNo}.`;
  const owner = ownerMark();
  const isMine = () => ownerMark() === owner;
  return {
    read: () => (isMine() ? recallPersonalAll(group, isUnsent) : []),
    put(message) {
      if (isMine()) keepPersonal(group + message.clientMsgId, message, { days: KEPT_DAYS });
    },
    drop(clientMsgId) {
      if (isMine()) forgetPersonal(group + clientMsgId);
    },
  };
}
