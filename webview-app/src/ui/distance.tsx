import { MapPin } from 'lucide-react';
import { useControlWords } from '../messages/control-words.ts';
import styles from './distance.module.css';

/** Formats and shows a distance in metres: "850 m", "3.2 km", "24 km". Renders nothing for an unknown distance. */
export function Distance({ metres }: { metres: number | undefined }) {
  const units = useControlWords();
  if (metres === undefined || !Number.isFinite(metres) || metres < 0) return null;
  const kilometres = metres / 1000;
  const words =
    metres < 995
      ? units.metres(Math.round(metres / 10) * 10)
      : units.kilometres(kilometres.toFixed(kilometres < 9.95 ? 1 : 0));
  return (
    <span className={styles.distance}>
      <MapPin aria-hidden="true" />
      {words}
    </span>
  );
}
