import { ChevronDown, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { NearMe } from '../../kit/place/near-me.tsx';
import { useKitWords } from '../../kit/words/index.ts';
import { Hidden } from '../../ui/hidden.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './city-line.module.css';

export interface CityPillProps {
  /** The name of the city, or undefined if no city is chosen. */
  city: string | undefined;
  /** The page for choosing another city, or the function that opens the choice. */
  change: string | (() => void);
}

/** Shows the city of the listed institutions and lets the person change it. Renders nothing if no city is chosen. */
export function CityPill({ city, change }: CityPillProps) {
  const { inCity } = useKitWords().institutions;
  if (!city) return null;
  const content = (
    <>
      <MapPin aria-hidden="true" />
      <Hidden>{inCity(city)}</Hidden>
      <span aria-hidden="true">{city}</span>
      <ChevronDown aria-hidden="true" />
    </>
  );
  return typeof change === 'string' ? (
    <Link className={styles.city} to={change}>
      {content}
    </Link>
  ) : (
    <button type="button" className={styles.city} onClick={change}>
      {content}
    </button>
  );
}

/** Shows a `CityPill` and the position button on a page without the institution list that contains them. */
export function CityLine({ city }: { city: ReactNode }) {
  return (
    <Row gap={3} lines={2} wrap align="start">
      {city}
      <NearMe />
    </Row>
  );
}
