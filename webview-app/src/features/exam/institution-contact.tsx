import { Map as MapIcon, Phone } from 'lucide-react';
import { useKitWords } from '../../kit/words/index.ts';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Name } from '../../ui/name.tsx';
import { callLink, type InstitutionLocation, mapLink } from './institution-links.ts';

/** Shows an institution's address with a link to the map, and its phone number, if they are known. */
export function InstitutionContact({ institution }: { institution: InstitutionLocation }) {
  const words = useKitWords().examStatus;
  const mapProps = mapLink(institution);
  return (
    <Rows>
      <ListRow icon={<MapIcon />} title={institution.address} text={mapProps && words.map} {...mapProps} />
      {institution.phone ? <PhoneRow phone={institution.phone} /> : null}
    </Rows>
  );
}

/** Shows the row that calls an institution. */
export function PhoneRow({ phone }: { phone: string }) {
  const words = useKitWords().examStatus;
  return <ListRow icon={<Phone />} title={words.call} text={<Name>{phone}</Name>} {...callLink(phone)} />;
}
