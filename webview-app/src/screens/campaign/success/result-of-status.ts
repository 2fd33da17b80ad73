/** Decides which result a result page shows. The address requests a result, and the service's data must confirm it. */
import type { GiftActivity } from '../../../api/activity.ts';

export type GiftResult =
  /** The card was claimed just now. */
  | 'success'
  /** The person had the card before. */
  | 'already'
  /** The person has no card. */
  | 'unbound'
  /** A gift was chosen. */
  | 'gift'
  | 'noGift'
  /** The activity has ended. */
  | 'ended'
  /** The status is unknown, or the data contradicts it. */
  | 'unknown';

/** Returns the result for the requested status, as far as the data confirms it. */
export function resultOf(
  status: string,
  hasCard: boolean,
  { record, state }: { record?: GiftActivity['record'] | undefined; state: GiftActivity['state'] },
): GiftResult {
  switch (status) {
    case 'success':
    case 'already':
      return hasCard ? status : 'unbound';
    case 'gift':
      return record ? 'gift' : state === 'END' ? 'ended' : 'noGift';
    case 'ended':
      return state === 'END' ? 'ended' : 'unknown';
    default:
      return 'unknown';
  }
}
