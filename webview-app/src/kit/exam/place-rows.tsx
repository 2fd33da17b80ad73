import { dialPhone, openExternal } from '@sdhealth/bridge-sdk';
import { Map as MapIcon, Phone } from 'lucide-react';
import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { bridge } from '../../platform/bridge.ts';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { hostFirst } from '../host-first.ts';
import { useKitWords } from '../words/index.ts';
import styles from './place-rows.module.css';

export type Place = Pick<BookingInstitution, 'name' | 'address' | 'phone' | 'latitude' | 'longitude'>;

export interface PlaceRowsProps {
  place: Place;
  /** The name already stands above. */
  nameHidden?: boolean;
}

/** Shows an institution with the way there and its phone, as far as they are known. */
export function PlaceRows({ place, nameHidden = false }: PlaceRowsProps) {
  const words = useKitWords().examStatus;
  const { name, address, phone } = place;
  const url = mapOf(place);
  const lines = [nameHidden ? '' : address, url ? words.map : ''].filter(Boolean);
  const open = url && { href: url, onClick: hostFirst(openExternal, () => bridge.call(openExternal, { url })) };
  return (
    <Rows>
      <ListRow
        icon={<MapIcon />}
        title={nameHidden ? address : name}
        text={lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
        {...open}
      />
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
