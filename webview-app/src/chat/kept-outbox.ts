/** Keeps unsent messages on the phone, as what they are: the words of a person to a doctor. They are that person's and go with them. */
import { forgetPersonal, keepPersonal, ownerMark, recallPersonal } from '../platform/personal.ts';
import { isUnsentList, type OutboxShelf } from './outbox.ts';

/** Long after a consultation has closed. */
const KEPT_DAYS = 7;

/** The shelf of one conversation. It belongs to whoever opened it: after another login it is empty and takes nothing. */
export function keptOutbox(bizOrderNo: string): OutboxShelf {
  const name = `chat.${bizOrderNo}`;
  const owner = ownerMark();
  return {
    read: () => (ownerMark() === owner ? (recallPersonal(name, isUnsentList) ?? []) : []),
    write(list) {
      if (ownerMark() !== owner) return false;
      if (list.length > 0) return keepPersonal(name, list, { days: KEPT_DAYS });
      forgetPersonal(name);
      return true;
    },
  };
}
