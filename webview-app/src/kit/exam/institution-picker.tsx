import { Clock } from 'lucide-react';
import type { BookingInstitution } from '../../flows/exam-flow.ts';
import { Distance } from '../../ui/distance.tsx';
import { OptionList } from '../../ui/option-list.tsx';
import { Tag, Tags } from '../../ui/tag.tsx';
import { useKitWords } from '../words/index.ts';
import styles from './institution-picker.module.css';

export interface InstitutionPickerProps {
  institutions: readonly BookingInstitution[];
  /** Id of the chosen one, '' for none. */
  value: string;
  onChange: (institution: BookingInstitution) => void;
  /** The heading already asks the question. */
  labelHidden?: boolean;
}

/** Institutions as radio cards: name, distance, hours, address; the nearest first where distances are known. */
export function InstitutionPicker({ institutions, value, onChange, labelHidden = false }: InstitutionPickerProps) {
  const kit = useKitWords();
  const nearestFirst = [...institutions].sort((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0);
  return (
    <OptionList
      label={kit.booking.institution}
      labelHidden={labelHidden}
      value={value}
      onChange={(id) => {
        const chosen = institutions.find((institution) => institution.id === id);
        if (chosen) onChange(chosen);
      }}
      options={nearestFirst.map((institution) => ({
        value: institution.id,
        label: institution.name,
        text: <Facts {...institution} />,
      }))}
    />
  );
}

function Facts({ address, metres, hours, tags = [] }: BookingInstitution) {
  return (
    <span className={styles.text}>
      <span className={styles.line}>
        <Distance metres={metres} />
        {hours ? (
          <span className={styles.hours}>
            <Clock aria-hidden="true" />
            {hours}
          </span>
        ) : null}
      </span>
      <span>{address}</span>
      {tags.length > 0 ? (
        <Tags>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
      ) : null}
    </span>
  );
}
