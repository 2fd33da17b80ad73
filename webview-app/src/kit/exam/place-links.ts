import { dialPhone, openExternal } from '@sdhealth/bridge-sdk';
import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { hostLink } from '../host-link.ts';

export type Place = Pick<BookingInstitution, 'name' | 'address' | 'phone' | 'latitude' | 'longitude'>;

/** The props of a link on the map of a place; undefined where it is not known where the place is. */
export function mapLink(place: Place) {
  const url = mapOf(place);
  return url ? hostLink(openExternal, { url }, url) : undefined;
}

/** The props of a link that calls a place. */
export const callLink = (phone: string) => hostLink(dialPhone, { number: phone }, `tel:${phone}`);

/** The public map page that phones here open in their map app. */
function mapOf({ latitude, longitude, name }: Place): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const url = new URL('https://uri.amap.com/marker');
  url.searchParams.set('position', `${longitude},${latitude}`);
  url.searchParams.set('name', name);
  url.searchParams.set('coordinate', 'wgs84');
  return url.href;
}
