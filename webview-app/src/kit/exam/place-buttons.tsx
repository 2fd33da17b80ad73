import { Info, Map as MapIcon, Phone } from 'lucide-react';
import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { IconButton, IconLink } from '../../ui/button.tsx';
import { useKitWords } from '../words/index.ts';
import { callLink, mapLink } from './place-links.ts';

/** The actions beside an institution in a list: its details, its phone, the map. None of them chooses it. */
export function PlaceButtons({ place, onDetails }: { place: BookingInstitution; onDetails: () => void }) {
  const words = useKitWords().institutions;
  const { name, phone } = place;
  const map = mapLink(place);
  return (
    <>
      <IconButton label={words.detailsOf(name)} icon={<Info size={22} aria-hidden="true" />} onClick={onDetails} />
      {phone ? (
        <IconLink label={words.callTo(name)} icon={<Phone size={20} aria-hidden="true" />} {...callLink(phone)} />
      ) : null}
      {map ? <IconLink label={words.mapOf(name)} icon={<MapIcon size={20} aria-hidden="true" />} {...map} /> : null}
    </>
  );
}

export const placeButtonCount = (place: BookingInstitution): number =>
  1 + (place.phone ? 1 : 0) + (mapLink(place) ? 1 : 0);
