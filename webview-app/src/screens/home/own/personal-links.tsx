import { ClipboardList, CreditCard, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { DataOf } from '../../../api/endpoint.ts';
import type { BacklogItem } from '../../../api/insurance-my.ts';
import type { getOwnRightsCard } from '../../../api/rights-card.ts';
import { serverNow } from '../../../client/server-clock.ts';
import { useWords } from '../../../features/next/words/index.ts';
import { href } from '../../../routes.ts';
import { today } from '../../../rules/dates.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './personal-links.module.css';

interface PersonalLinksProps {
  /** The things to do, or undefined until loaded. */
  backlog: readonly BacklogItem[] | undefined;
  card: DataOf<typeof getOwnRightsCard> | undefined;
}

/** Links to orders, checkups and the card, each with its state. */
export function PersonalLinks({ backlog, card }: PersonalLinksProps) {
  const words = useWords();
  const count = (type: BacklogItem['type']) => backlog?.filter((item) => item.type === type).length ?? 0;
  const toPay = count('pay');
  const reports = count('report');
  return (
    <ul className={styles.links}>
      <PersonalLink
        icon={<ClipboardList />}
        name={words.orders}
        state={toPay > 0 ? words.toPay(toPay) : ''}
        isWarm
        to={href('services.orders')}
      />
      <PersonalLink
        icon={<Stethoscope />}
        name={words.reports}
        state={reports > 0 ? words.ready(reports) : ''}
        to={`${href('services.checkups')}${reports > 0 ? '?tab=done' : ''}`}
      />
      <PersonalLink
        icon={<CreditCard />}
        name={words.card}
        state={card ? cardState(card, words) : ''}
        to={href(card?.exists ? 'rights-card.has-got' : 'rights-card.claim')}
      />
    </ul>
  );
}

function cardState({ card }: DataOf<typeof getOwnRightsCard>, words: ReturnType<typeof useWords>): string {
  if (!card) return words.noCard;
  if (card.validTo < today(serverNow())) return words.cardOver;
  return words.cardUntil(card.validTo.slice(0, 4), Number(card.validTo.slice(5, 7)));
}

interface PersonalLinkProps {
  icon: ReactNode;
  name: string;
  /** The text for its state. '' reserves the space. */
  state: string;
  isWarm?: boolean;
  to: string;
}

function PersonalLink({ icon, name, state, isWarm = false, to }: PersonalLinkProps) {
  return (
    <li className={styles.place}>
      <Link className={styles.link} to={to}>
        <span className={styles.name}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          {name}
        </span>
        <span className={classes(styles.state, isWarm && styles.warm)}>{state || '\u00a0'}</span>
      </Link>
    </li>
  );
}
