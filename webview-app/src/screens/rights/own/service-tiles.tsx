import type { CardService } from '../../../api/health-card.ts';
import { benefitIcons } from '../../../kit/benefit-icons.tsx';
import styles from './service-tiles.module.css';
import { type OwnWords, useWords } from './words/index.ts';

export interface ServiceTilesProps {
  services: readonly CardService[];
  /** Nothing can be used: the card has ended. */
  isOver: boolean;
  onUse: (serviceCode: string) => void;
}

/** The services of the card with the uses that are left; a tap asks before one is spent. */
export function ServiceTiles({ services, isOver, onUse }: ServiceTilesProps) {
  const words = useWords();
  return (
    <ul className={styles.tiles}>
      {services.map((service) => (
        <li key={service.serviceCode}>
          <button
            type="button"
            className={styles.tile}
            disabled={isOver || service.left === 0}
            onClick={() => onUse(service.serviceCode)}
          >
            <span className={styles.icon} aria-hidden="true">
              {benefitIcons[service.icon]}
            </span>
            <span className={styles.name}>{service.name}</span>
            <span className={styles.left}>{leftOf(service, words)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function leftOf({ unlimited, total, left }: CardService, { right }: OwnWords): string {
  if (unlimited || total === undefined) return right.unlimited;
  return left === 0 ? right.usedUp : right.left(left ?? total, total);
}
