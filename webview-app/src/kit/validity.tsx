/**
 * Until when something that a person has can be used, said the same way everywhere. Rules:
 * 1. The service's clock counts, and the last day counts as a whole.
 * 2. In the last days the end is pointed out, and after it what is over says so.
 * 3. An order is over that is paid and was not booked in its time. A booked one is its appointment's; any other has no time to tell.
 */
import { serverNow } from '../client/server-clock.ts';
import { dayText } from '../messages/date-text.ts';
import { today } from '../rules/dates.ts';
import { type Validity, validityOn } from '../rules/validity.ts';
import type { Pair } from '../ui/key-values.tsx';
import { Tag } from '../ui/tag.tsx';
import { validityWords } from './validity/words/index.ts';

/** Returns how far the last day, `YYYY-MM-DD`, is now. */
export const validityNow = (validTo: string): Validity => validityOn(validTo, today(serverNow()));

export interface OrderWithTime {
  readonly status: string;
  readonly validTo?: string | undefined;
}

/** Returns the time of an order that can be used, or could have been; undefined where it has none to tell. */
export function validityOfOrder({ status, validTo }: OrderWithTime): Validity | undefined {
  if (status !== 'paid' && status !== 'booked') return undefined;
  if (validTo === undefined) return undefined;
  const validity = validityNow(validTo);
  return status === 'booked' && validity.state === 'over' ? undefined : validity;
}

/** Returns true for an order that was paid and not booked in its time. */
export const isOrderOver = (order: OrderWithTime): boolean => validityOfOrder(order)?.state === 'over';

/** Returns "Valid until …", or "Ended on …". */
export function validityLine({ state, validTo }: Validity): string {
  const { endedOn, until } = validityWords.words();
  return (state === 'over' ? endedOn : until)(dayText(validTo));
}

/** Returns the same as a fact: none where no day ends it. */
export function validityPairs(validity: Validity | undefined): Pair[] {
  if (!validity) return [];
  const { ended, label } = validityWords.words();
  return [[validity.state === 'over' ? ended : label, dayText(validity.validTo)]];
}

/** A word where the end is near or past; nothing before. */
export function ValidityTag({ validity }: { validity: Validity | undefined }) {
  const words = validityWords.useWords();
  if (validity?.state === 'over') return <Tag>{words.over}</Tag>;
  return validity?.state === 'soon' ? <Tag tone="warm">{words.left(validity.daysLeft)}</Tag> : null;
}
