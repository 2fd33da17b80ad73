/** The end that a result page may claim. The address only asks for it; the service's data decides (a page does not contradict itself). */
import type { GiftActivity } from '../../../api/activity.ts';

export type GiftResult =
  /** The card was claimed just now. */
  | 'success'
  /** The card was there before. */
  | 'already'
  /** There is no card. */
  | 'unbound'
  /** A gift was chosen. */
  | 'gift'
  | 'noGift'
  /** The activity is over. */
  | 'ended'
  /** An address that this app does not know. */
  | 'unknown';

/** Returns what is true of the asked status. */
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
