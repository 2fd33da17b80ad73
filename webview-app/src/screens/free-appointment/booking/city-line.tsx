import { ChevronDown, MapPin } from 'lucide-react';
import { Link } from 'wouter';
import { NearMe } from '../../../kit/near-me.tsx';
import { useKitWords } from '../../../kit/words/index.ts';
import { Hidden } from '../../../ui/hidden.tsx';
import styles from './city-line.module.css';

export interface CityLineProps {
  city: string;
  /** The page on which another city is chosen. */
  to: string;
}

/** The city whose institutions stand below, with the way to another one, and the tap that asks for the phone's position. */
export function CityLine({ city, to }: CityLineProps) {
  const { inCity } = useKitWords().institutions;
  return (
    <div className={styles.line}>
      <Link className={styles.city} to={to}>
        <MapPin aria-hidden="true" />
        <Hidden>{inCity(city)}</Hidden>
        <span aria-hidden="true">{city}</span>
        <ChevronDown aria-hidden="true" />
      </Link>
      <NearMe />
    </div>
  );
}
