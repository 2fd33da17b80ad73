import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { BookingCity } from '../../flows/exam-flow.ts';
import { NearMe } from '../../kit/place/near-me.tsx';
import { useKitWords } from '../../kit/words/index.ts';
import { cityGroups, LONG_LIST_LENGTH, letterOf } from '../../rules/city-groups.ts';
import { plainLine } from '../../rules/plain-line.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { ResultCount } from '../../ui/search-field.tsx';
import styles from './city-picker.module.css';
import { CityTile } from './city-tile.tsx';
import { LetterIndex } from './letter-index.tsx';
import { SearchLine } from './search-line.tsx';

export interface CityPickerProps {
  cities: readonly BookingCity[];
  /** The id of the chosen city, or '' for no city. */
  value: string;
  onChange: (city: BookingCity) => void;
  /** Called after a tap when the phone's position is known. */
  onLocated?: () => void;
}

/**
 * Shows cities as large tiles: the nearest and the popular cities first, with the position button. The other cities are collapsed below
 * them. A long list has a search field and a letter index.
 */
export function CityPicker({ cities, value, onChange, onLocated = doNothing }: CityPickerProps) {
  const { booking: words } = useKitWords();
  const id = useId();
  const [search, setSearch] = useState('');
  const [isExpanded, setExpanded] = useState<boolean>();
  const keyword = plainLine(search).toLowerCase();
  const groups = cityGroups(cities.filter(matchesWord(keyword)), keyword !== '', words);
  const isLong = cities.length >= LONG_LIST_LENGTH;
  return (
    <Stack gap={4}>
      {isLong ? <SearchLine label={words.searchCity} value={search} onChange={setSearch} /> : null}
      {isLong ? (
        <ResultCount search={keyword} count={new Set(groups.flatMap(({ cities: groupCities }) => groupCities)).size} />
      ) : null}
      {isLong ? <NearMe onLocated={onLocated} /> : null}
      {isLong ? (
        <LetterIndex
          letters={groups.flatMap(({ name, byLetter }) => (byLetter ? [name] : []))}
          headingOf={(letter) => `${id}-${letter}`}
        />
      ) : null}
      {groups.map(({ name, cities: groupCities }, index) => {
        const isCollapsible = index > 0 && !isLong && !keyword;
        const isOpen = !isCollapsible || (isExpanded ?? groupCities.some(({ id: cityId }) => cityId === value));
        return (
          <Stack key={name} as="section" gap={2} aria-label={name || words.city}>
            <Row gap={3} lines={1} wrap align="center" justify="between">
              {isCollapsible ? (
                <h2 className={styles.name}>
                  <button
                    type="button"
                    className={styles.more}
                    aria-expanded={isOpen}
                    onClick={() => setExpanded(!isOpen)}
                  >
                    {name}
                    <ChevronDown size={20} aria-hidden="true" />
                  </button>
                </h2>
              ) : name ? (
                <h2 className={styles.name} id={`${id}-${name}`} tabIndex={-1}>
                  {name}
                </h2>
              ) : null}
              {index === 0 && !isLong ? <NearMe onLocated={onLocated} /> : null}
            </Row>
            {isOpen ? (
              <ul className={styles.cities}>
                {groupCities.map((city) => (
                  <li key={city.id}>
                    <CityTile city={city} isChosen={city.id === value} onChoose={() => onChange(city)} />
                  </li>
                ))}
              </ul>
            ) : null}
          </Stack>
        );
      })}
      {groups.length === 0 ? <EmptyState title={words.noCityFound} text={words.noCityFoundText} /> : null}
    </Stack>
  );
}

const doNothing = () => undefined;

/** Returns a filter by a part of the name or province, or by the city's letter. */
const matchesWord =
  (keyword: string) =>
  ({ name, province = '', letter = letterOf(name) }: BookingCity): boolean =>
    `${name} ${province}`.toLowerCase().includes(keyword) || letter.toLowerCase() === keyword;
