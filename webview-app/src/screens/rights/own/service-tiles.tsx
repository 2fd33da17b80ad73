import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CardService } from '../../../api/health-card.ts';
import { benefitIcons } from '../../../kit/icons/benefit-icons.tsx';
import { Text } from '../../../ui/layout.tsx';
import { type ServiceAction, serviceAction } from './service-action.ts';
import styles from './service-tiles.module.css';
import { type OwnWords, useWords } from './words/index.ts';

export interface ServiceTilesProps {
  services: readonly CardService[];
  /** True if the card has ended, so that no service can be used. */
  isOver: boolean;
  /** Asks for confirmation before a use is spent for a voucher. */
  onVoucher: (serviceCode: string) => void;
}

/** Shows the card's services with their remaining uses. A tap opens the service's page, or the confirmation of a voucher. */
export function ServiceTiles({ services, isOver, onVoucher }: ServiceTilesProps) {
  const words = useWords();
  return (
    <ul className={styles.tiles}>
      {services.map((service) => {
        const { serviceCode, icon, name } = service;
        const action = serviceAction(service, !isOver);
        return (
          <li key={serviceCode}>
            <Tile action={action} onVoucher={() => onVoucher(serviceCode)}>
              <span className={styles.icon} aria-hidden="true">
                {benefitIcons[icon]}
              </span>
              <Text as="span" size="s" weight="medium" tight>
                {name}
              </Text>
              <span className={styles.left}>
                {action?.kind === 'open' ? words.right.open : remainingText(service, words)}
              </span>
            </Tile>
          </li>
        );
      })}
    </ul>
  );
}

function Tile({ action, onVoucher, children }: { action: ServiceAction; onVoucher: () => void; children: ReactNode }) {
  if (action && 'to' in action)
    return (
      <Link className={styles.tile} to={action.to}>
        {children}
      </Link>
    );
  return (
    <button type="button" className={styles.tile} disabled={!action} onClick={onVoucher}>
      {children}
    </button>
  );
}

function remainingText({ unlimited, total, left }: CardService, { right }: OwnWords): string {
  if (unlimited || total === undefined) return right.unlimited;
  return left === 0 ? right.usedUp : right.left(left ?? total, total);
}
