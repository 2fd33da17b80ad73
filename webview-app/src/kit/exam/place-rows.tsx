import { dialPhone, openExternal } from '@sdhealth/bridge-sdk';
import { Map as MapIcon, Phone } from 'lucide-react';
import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { bridge } from '../../platform/bridge.ts';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { hostFirst } from '../host-first.ts';
import { useKitWords } from '../words/index.ts';

export type Place = Pick<BookingInstitution, 'name' | 'address' | 'phone' | 'latitude' | 'longitude'>;

/** Shows an institution with the way there and its phone, as far as they are known. */
export function PlaceRows({ place }: { place: Place }) {
  const words = useKitWords().examStatus;
  const { name, address, phone } = place;
  const url = mapOf(place);
  const text = url ? (
    <>
      {address}
      <br />
      {words.map}
    </>
  ) : (
    address
  );
  const open = url && { href: url, onClick: hostFirst(openExternal, () => bridge.call(openExternal, { url })) };
  return (
    <Rows>
      <ListRow icon={<MapIcon />} title={name} text={text} {...open} />
      {phone ? (
        <ListRow
          icon={<Phone />}
          title={words.call}
          text={phone}
          href={`tel:${phone}`}
          onClick={hostFirst(dialPhone, () => bridge.call(dialPhone, { number: phone }))}
        />
      ) : null}
    </Rows>
  );
}

/** The public map page that phones here open in their map app; undefined where the place is not known. */
function mapOf({ latitude, longitude, name }: Place): string | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const url = new URL('https://uri.amap.com/marker');
  url.searchParams.set('position', `${longitude},${latitude}`);
  url.searchParams.set('name', name);
  url.searchParams.set('coordinate', 'wgs84');
  return url.href;
}
