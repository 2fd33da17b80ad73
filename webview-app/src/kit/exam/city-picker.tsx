import { useState } from 'react';
import type { BookingCity } from '../../flows/exam-flow.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useKitWords } from '../words/index.ts';
import styles from './city-picker.module.css';
import { SearchLine } from './search-line.tsx';

/** With fewer cities a search field is only in the way. */
const SEARCH_FROM = 16;

export interface CityPickerProps {
  cities: readonly BookingCity[];
  /** Id of the chosen city, '' for none. */
  value: string;
  onChange: (city: BookingCity) => void;
}

/** Cities as large tiles: the usual ones first, then by province; with a search field when there are many. */
export function CityPicker({ cities, value, onChange }: CityPickerProps) {
  const kit = useKitWords();
  const [wanted, setWanted] = useState('');
  const word = wanted.trim().toLowerCase();
  const found = cities.filter(({ name, province = '' }) => `${name} ${province}`.toLowerCase().includes(word));
  return (
    <div className={styles.picker}>
      {cities.length >= SEARCH_FROM ? (
        <SearchLine label={kit.booking.searchCity} value={wanted} onChange={setWanted} />
      ) : null}
      {groupsOf(found, word === '', kit.booking).map(([name, members]) => (
        <section key={name} className={styles.group} aria-label={name || kit.booking.city}>
          {name ? <h2 className={styles.name}>{name}</h2> : null}
          <ul className={styles.cities}>
            {members.map((city) => (
              <li key={city.id}>
                <button
                  type="button"
                  className={styles.city}
                  aria-pressed={city.id === value}
                  onClick={() => onChange(city)}
                >
                  {city.name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 ? <EmptyState title={kit.booking.noCityFound} text={kit.booking.noCityFoundText} /> : null}
    </div>
  );
}

/**
 * Each city once: while nothing is searched the nearest and the usual ones under their own names, the others by province, or
 * all together where hardly two share one.
 */
function groupsOf(
  cities: readonly BookingCity[],
  ranked: boolean,
  names: { nearest: string; hotCities: string; moreCities: string },
): [string, BookingCity[]][] {
  const rank = ({ nearest, hot }: BookingCity) => (nearest ? 0 : hot ? 1 : 2);
  const inOrder = ranked ? [...cities].sort((a, b) => rank(a) - rank(b)) : cities;
  const others = cities.filter((city) => rank(city) === 2);
  const together = ranked && new Set(others.map(({ province }) => province)).size * 2 > others.length;
  const groups = new Map<string, BookingCity[]>();
  for (const city of inOrder) {
    const own = [names.nearest, names.hotCities][rank(city)];
    const name = (ranked ? own : undefined) ?? (together ? names.moreCities : city.province) ?? '';
    groups.set(name, [...(groups.get(name) ?? []), city]);
  }
  return [...groups];
}
