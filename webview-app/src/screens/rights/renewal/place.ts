import type { Entrust } from '../../../api/entrust.ts';
import { bridge } from '../../../platform/bridge.ts';

/** A place in which a renewal is agreed to and turned off. */
export type Place = NonNullable<Entrust['signedIn']>;

const PLACES: readonly Place[] = ['wechat', 'alipay', 'app'];

/** The place of each platform (specification, section 4); a browser is none. */
const OF_PLATFORM: Readonly<Record<number, Place>> = { 1: 'wechat', 3: 'app', 4: 'app', 5: 'wechat' };

/** Returns the place that the page is in; undefined in a browser. */
export const placeHere = (): Place | undefined => OF_PLATFORM[bridge.host.platform];

/** Returns all places: first the one in which the contract was signed, else the one that the page is in. */
export function placesFor(signedIn: Place | undefined): readonly [Place, ...Place[]] {
  const first = signedIn ?? placeHere() ?? 'wechat';
  return [first, ...PLACES.filter((place) => place !== first)];
}
