import { Info, Map as MapIcon, Phone } from 'lucide-react';
import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { ActionWord } from '../../ui/picture-options.tsx';
import { callLink, mapLink } from './institution-links.ts';

/** Shows the actions of a listed institution: details, phone, map. None of them selects it. */
export function InstitutionActions({
  institution,
  onDetails,
}: {
  institution: BookingInstitution;
  onDetails: () => void;
}) {
  const words = useKitWords().institutions;
  const { name, phone } = institution;
  const map = mapLink(institution);
  return (
    <>
      <ActionWord icon={<Info size={16} aria-hidden="true" />} label={words.detailsOf(name)} onClick={onDetails}>
        {words.details}
      </ActionWord>
      {phone ? (
        <ActionWord icon={<Phone size={16} aria-hidden="true" />} label={words.callTo(name)} {...callLink(phone)}>
          {words.call}
        </ActionWord>
      ) : null}
      {map ? (
        <ActionWord icon={<MapIcon size={16} aria-hidden="true" />} label={words.mapOf(name)} {...map}>
          {words.map}
        </ActionWord>
      ) : null}
    </>
  );
}
