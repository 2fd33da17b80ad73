/** The next step of a person in the gift campaign. */
import type { ActivityTime } from './periods.ts';

export type GiftStep =
  /** Look at the gift that was chosen. */
  | 'see'
  | 'choose'
  /** Claim the card, which brings the welcome gift. */
  | 'bind'
  | 'invite'
  /** The activity is not on. */
  | 'none';

interface Campaign {
  readonly state: ActivityTime;
  readonly gifts: readonly { readonly need: number; readonly state: 'open' | 'locked' | 'soldOut' | 'exchanged' }[];
  readonly record?: unknown;
}

/** A gift that needs no friends is the welcome gift; it is locked until the person has the card. */
export const isWelcome = ({ need }: { readonly need: number }): boolean => need === 0;

/**
 * Returns the next step. `isNew`: the person came by an invitation, or nobody knows who it is. A chosen gift can be looked at for ever;
 * all else ends with the activity.
 */
export function giftStep({ state, gifts, record }: Campaign, isNew: boolean): GiftStep {
  if (record) return 'see';
  if (state !== 'START') return 'none';
  if (gifts.some((gift) => gift.state === 'open')) return 'choose';
  return isNew && gifts.some((gift) => isWelcome(gift) && gift.state === 'locked') ? 'bind' : 'invite';
}
