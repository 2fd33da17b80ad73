import { dialPhone, openExternal } from '@sdhealth/bridge-sdk';
import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { hostLink } from '../../kit/links/host-link.ts';

export type InstitutionLocation = Pick<BookingInstitution, 'name' | 'address' | 'phone' | 'latitude' | 'longitude'>;

/** Returns the props of a link to an institution's map, or undefined if the position is unknown. */
export function mapLink(institution: InstitutionLocation) {
  const url = mapUrl(institution);
  return url ? hostLink(openExternal, { url }, url) : undefined;
}

/** Returns the props of a link that calls an institution. */
export const callLink = (phone: string) => hostLink(dialPhone, { number: phone }, `tel:${phone}`);

/** Returns the address of the public map page, which phones in China open in their map app. */
function mapUrl({ latitude, longitude, name }: InstitutionLocation): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const url = new URL('https://uri.amap.com/marker');
  url.searchParams.set('position', `${longitude},${latitude}`);
  url.searchParams.set('name', name);
  url.searchParams.set('coordinate', 'wgs84');
  return url.href;
}
