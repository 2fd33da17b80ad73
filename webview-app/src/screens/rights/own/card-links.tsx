import { HeartHandshake, ReceiptText, Ticket, Wallet } from 'lucide-react';
import { Link } from 'wouter';
import { href } from '../../../routes.ts';
import styles from './card-links.module.css';
import { useWords } from './words/index.ts';

export interface CardLinksProps {
  onBalance: () => void;
  onCoupon: () => void;
  /** True if the card has ended and accepts no coupon. */
  isOver: boolean;
}

/** Links to the card's balance, coupons, benefits and record. */
export function CardLinks({ onBalance, onCoupon, isOver }: CardLinksProps) {
  const words = useWords().links;
  return (
    <ul className={styles.links}>
      <li>
        <button type="button" className={styles.link} onClick={onBalance}>
          <Wallet aria-hidden="true" />
          {words.balance}
        </button>
      </li>
      <li>
        <button type="button" className={styles.link} disabled={isOver} onClick={onCoupon}>
          <Ticket aria-hidden="true" />
          {words.coupon}
        </button>
      </li>
      <li>
        <Link className={styles.link} to={href('rights.user-rights-paid')}>
          <HeartHandshake aria-hidden="true" />
          {words.benefits}
        </Link>
      </li>
      <li>
        <Link className={styles.link} to={`${href('rights.user-rights-paid')}?tab=log`}>
          <ReceiptText aria-hidden="true" />
          {words.log}
        </Link>
      </li>
    </ul>
  );
}
