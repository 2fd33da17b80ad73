import type { Entrust } from '../../../api/entrust.ts';
import { bridge } from '../../../platform/bridge.ts';
import { hasOwnApp } from '../../../rules/has-own-app.ts';

/** A place in which a person signs a renewal and turns it off. */
export type Place = NonNullable<Entrust['signedIn']>;

const PLACES: readonly Place[] = ['wechat', 'alipay', ...(hasOwnApp ? (['app'] as const) : [])];

/** Lists the platforms of each place (specification, section 4). A browser belongs to no place. */
const PLATFORMS: readonly { place: Place; platforms: readonly number[] }[] = [
  { place: 'wechat', platforms: [1, 5] },
  { place: 'app', platforms: [3, 4] },
];

/** Returns the place that the page is in, or undefined in a browser. */
export const currentPlace = (): Place | undefined =>
  PLATFORMS.find(({ platforms }) => platforms.includes(bridge.host.platform))?.place;

/** Returns all places, first where the contract was signed, else where the page is open. */
export function placesInOrder(signedIn: Place | undefined): readonly [Place, ...Place[]] {
  const first = signedIn ?? currentPlace() ?? 'wechat';
  return [first, ...PLACES.filter((place) => place !== first)];
}
