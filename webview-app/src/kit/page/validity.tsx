/**
 * Shows the last day on which an order or a service can be used. Rules:
 * 1. The service's clock is used, and the last day is included.
 * 2. The last days and an ended validity are marked.
 * 3. An order is over if it was paid but not booked in time. A booked order stays valid until its appointment. Other orders have no validity.
 */
import { serverNow } from '../../client/server-clock.ts';
import { dayText } from '../../messages/date-text.ts';
import { today } from '../../rules/dates.ts';
import { type Validity, validityOn } from '../../rules/validity.ts';
import type { Pair } from '../../ui/key-values.tsx';
import { Tag } from '../../ui/tag.tsx';
import { validityWords } from './validity/words/index.ts';

/** Returns the current validity for a last day (`YYYY-MM-DD`). */
export const validityNow = (validTo: string): Validity => validityOn(validTo, today(serverNow()));

export interface OrderWithTime {
  readonly status: string;
  readonly validTo?: string | undefined;
}

/** Returns the validity of a paid or booked order, or undefined if there is none to show. */
export function validityOfOrder({ status, validTo }: OrderWithTime): Validity | undefined {
  if (status !== 'paid' && status !== 'booked') return undefined;
  if (validTo === undefined) return undefined;
  const validity = validityNow(validTo);
  return status === 'booked' && validity.state === 'over' ? undefined : validity;
}

/** Returns whether an order was paid but not booked in time. */
export const isOrderOver = (order: OrderWithTime): boolean => validityOfOrder(order)?.state === 'over';

/** Returns "Valid until …" or "Ended on …". */
export function validityLine({ state, validTo }: Validity): string {
  const { endedOn, until } = validityWords.words();
  return (state === 'over' ? endedOn : until)(dayText(validTo));
}

/** Returns the validity as a fact, or an empty list without a validity. */
export function validityPairs(validity: Validity | undefined): Pair[] {
  if (!validity) return [];
  const { ended, label } = validityWords.words();
  return [[validity.state === 'over' ? ended : label, dayText(validity.validTo)]];
}

/** Shows a tag if the end is near or past. Otherwise renders nothing. */
export function ValidityTag({ validity }: { validity: Validity | undefined }) {
  const words = validityWords.useWords();
  if (validity?.state === 'over') return <Tag>{words.over}</Tag>;
  return validity?.state === 'soon' ? <Tag tone="warm">{words.left(validity.daysLeft)}</Tag> : null;
}
