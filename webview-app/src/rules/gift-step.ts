/** Returns the next step of a person in the gift campaign. */
import type { ActivityTime } from './periods.ts';

export type GiftStep =
  /** View the chosen gift. */
  | 'see'
  | 'choose'
  /** Claim the card, which includes the welcome gift. */
  | 'bind'
  | 'invite'
  /** The campaign is not running. */
  | 'none';

interface Campaign {
  readonly state: ActivityTime;
  readonly gifts: readonly { readonly need: number; readonly state: 'open' | 'locked' | 'soldOut' | 'exchanged' }[];
  readonly record?: unknown;
}

/** Checks that a gift is the welcome gift, which needs no friends. It is locked until the person has the card. */
export const isWelcome = ({ need }: { readonly need: number }): boolean => need === 0;

/**
 * Returns the next step. `isNew`: the person came by an invitation, or is unknown. A chosen gift can always be viewed. All other steps are possible only
 * during the campaign.
 */
export function giftStep({ state, gifts, record }: Campaign, isNew: boolean): GiftStep {
  if (record) return 'see';
  if (state !== 'START') return 'none';
  if (gifts.some((gift) => gift.state === 'open')) return 'choose';
  return isNew && gifts.some((gift) => isWelcome(gift) && gift.state === 'locked') ? 'bind' : 'invite';
}
