import { useId } from 'react';
import type { BookingCity } from '../../flows/exam-flow.ts';
import { useKitWords } from '../../kit/words/index.ts';
import styles from './city-tile.module.css';

interface CityTileProps {
  city: BookingCity;
  isChosen: boolean;
  onChoose: () => void;
}

/** Shows a city with the number of its institutions, if known. The accessible name contains only the city. */
export function CityTile({ city: { name, institutions }, isChosen, onChoose }: CityTileProps) {
  const words = useKitWords().booking;
  const id = useId();
  const hasCount = institutions !== undefined;
  return (
    <button
      type="button"
      className={styles.city}
      aria-pressed={isChosen}
      aria-labelledby={`${id}-name`}
      aria-describedby={hasCount ? `${id}-count` : undefined}
      onClick={onChoose}
    >
      <span className={styles.name} id={`${id}-name`}>
        {name}
      </span>
      {hasCount ? (
        <span className={styles.count} id={`${id}-count`}>
          {words.institutionsIn(institutions)}
        </span>
      ) : null}
    </button>
  );
}
