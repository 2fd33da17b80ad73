import { Check, Coins } from 'lucide-react';
import type { InviteFriendsPage } from '../../../api/static-campaign.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Hidden } from '../../../ui/hidden.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import styles from './rewards.module.css';

/** The rewards by number of friends; `came` is undefined while it is not known. */
export function Rewards({ rewards, came }: Pick<InviteFriendsPage, 'rewards'> & { came: number | undefined }) {
  const words = useWords().invite;
  if (rewards.length === 0) return null;
  return (
    <Section title={words.rewards}>
      <Card>
        <ol className={styles.track}>
          {rewards.map(({ friends, coins }) => {
            const isReached = came !== undefined && came >= friends;
            return (
              <li key={friends} className={classes(styles.reward, isReached && styles.reached)}>
                <span className={styles.coin} aria-hidden="true">
                  {isReached ? <Check size={28} strokeWidth={3} /> : <Coins size={26} />}
                </span>
                <span className={styles.coins}>{words.reward(coins)}</span>
                <span className={styles.friends}>{words.friends(friends)}</span>
                {isReached ? <Hidden>{words.reached}</Hidden> : null}
              </li>
            );
          })}
        </ol>
      </Card>
    </Section>
  );
}
