import { Building2 } from 'lucide-react';
import type { BookingInstitution } from '../../flows/exam-flow.ts';
import type { LoadState } from '../../kit/answers/use-resource.ts';
import { useKitWords } from '../../kit/words/index.ts';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Name } from '../../ui/name.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { RowsShape, Skeleton } from '../../ui/skeleton.tsx';
import { InstitutionLine } from './institution-facts.tsx';
import { matchingInstitutions } from './matching-institutions.ts';

/** The maximum number of institutions shown here. The list of the city shows all. */
const VISIBLE_COUNT = 3;

export interface CityInstitutionsProps {
  /** The name of the chosen city. */
  city: string;
  institutions: LoadState<readonly BookingInstitution[] | null>;
  /** Called with the chosen institution, which also chooses the city. */
  onChoose: (institution: BookingInstitution) => void;
}

/** Shows the nearest institutions of the chosen city, below the list of cities. Renders nothing for a city without institutions. */
export function CityInstitutions({ city, institutions, onChoose }: CityInstitutionsProps) {
  const words = useKitWords().institutions;
  const { status, data } = institutions;
  if (status === 'loading')
    return (
      <Skeleton>
        <RowsShape count={VISIBLE_COUNT} />
      </Skeleton>
    );
  if (!data || data.length === 0) return null;
  return (
    <Section title={words.thereIn(city, data.length)}>
      <Rows>
        {matchingInstitutions(data, { text: '', tags: [] })
          .slice(0, VISIBLE_COUNT)
          .map((institution) => (
            <ListRow
              key={institution.id}
              {...(institution.coverUrl
                ? { picture: <Picture src={institution.coverUrl} alt="" ratio={1} /> }
                : { icon: <Building2 /> })}
              title={<Name>{institution.name}</Name>}
              text={<InstitutionLine {...institution} />}
              onClick={() => onChoose(institution)}
            />
          ))}
      </Rows>
    </Section>
  );
}
