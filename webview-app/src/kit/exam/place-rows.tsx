import { Map as MapIcon, Phone } from 'lucide-react';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { useKitWords } from '../words/index.ts';
import { callLink, mapLink, type Place } from './place-links.ts';
import styles from './place-rows.module.css';

export interface PlaceRowsProps {
  place: Place;
  /** The name already stands above. */
  nameHidden?: boolean;
}

/** Shows an institution with the way there and its phone, as far as they are known. */
export function PlaceRows({ place, nameHidden = false }: PlaceRowsProps) {
  const words = useKitWords().examStatus;
  const { name, address, phone } = place;
  const open = mapLink(place);
  const lines = [nameHidden ? '' : address, open ? words.map : ''].filter(Boolean);
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
      {phone ? <ListRow icon={<Phone />} title={words.call} text={phone} {...callLink(phone)} /> : null}
    </Rows>
  );
}
