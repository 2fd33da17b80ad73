import { MapPin } from 'lucide-react';
import { useText } from '../messages/index.ts';
import styles from './distance.module.css';

/** A distance, given in metres: "850 m", "3.2 km", "24 km". An unknown distance shows nothing. */
export function Distance({ metres }: { metres: number | undefined }) {
  const t = useText();
  if (metres === undefined || !Number.isFinite(metres) || metres < 0) return null;
  const kilometres = metres / 1000;
  const words =
    metres < 995
      ? t.ui.metres(Math.round(metres / 10) * 10)
      : t.ui.kilometres(kilometres.toFixed(kilometres < 9.95 ? 1 : 0));
  return (
    <span className={styles.distance}>
      <MapPin aria-hidden="true" />
      {words}
    </span>
  );
}
