import { ChevronDown, MapPin } from 'lucide-react';
import { Link } from 'wouter';
import { Hidden } from '../../ui/hidden.tsx';
import { NearMe } from '../near-me.tsx';
import { useKitWords } from '../words/index.ts';
import styles from './city-line.module.css';

export interface CityLineProps {
  /** The name of the city; undefined while none is chosen. */
  city: string | undefined;
  /** The page on which another city is chosen, or the function that opens the choice. */
  change: string | (() => void);
}

/** The city whose institutions stand below, with the way to another one, and the tap that asks for the phone's position. */
export function CityLine({ city, change }: CityLineProps) {
  const { inCity } = useKitWords().institutions;
  const shown = city && (
    <>
      <MapPin aria-hidden="true" />
      <Hidden>{inCity(city)}</Hidden>
      <span aria-hidden="true">{city}</span>
      <ChevronDown aria-hidden="true" />
    </>
  );
  return (
    <div className={styles.line}>
      {!shown ? null : typeof change === 'string' ? (
        <Link className={styles.city} to={change}>
          {shown}
        </Link>
      ) : (
        <button type="button" className={styles.city} onClick={change}>
          {shown}
        </button>
      )}
      <NearMe />
    </div>
  );
}
