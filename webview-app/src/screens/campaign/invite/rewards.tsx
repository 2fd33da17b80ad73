import { Check, Coins } from 'lucide-react';
import type { InviteFriendsPage } from '../../../api/static-campaign.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Hidden } from '../../../ui/hidden.tsx';
import { Note } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { Progress } from '../../../ui/steps.tsx';
import { useWords } from '../words/index.ts';
import styles from './rewards.module.css';

interface RewardsProps extends Pick<InviteFriendsPage, 'rewards'> {
  /** The number of friends who have joined, or undefined while loading. */
  friendCount: number | undefined;
  /** True after the campaign: unreached rewards are grey. */
  isOver: boolean;
}

/** Shows the rewards by number of friends, and the progress to the next. */
export function Rewards({ rewards, friendCount, isOver }: RewardsProps) {
  const { invite: words, pullNew } = useWords();
  if (rewards.length === 0) return null;
  const next = isOver || friendCount === undefined ? undefined : rewards.find(({ friends }) => friends > friendCount);
  return (
    <Section title={words.rewards}>
      <Card>
        {next && friendCount !== undefined ? (
          <div className={styles.meter}>
            <Progress
              label={words.next(next.friends - friendCount, next.coins)}
              value={friendCount / next.friends}
              words={pullNew.friendCount(friendCount, next.friends)}
            />
          </div>
        ) : null}
        <ol className={styles.track}>
          {rewards.map(({ friends, coins }) => {
            const isReached = friendCount !== undefined && friendCount >= friends;
            return (
              <li
                key={friends}
                className={classes(styles.reward, isReached ? styles.reached : isOver && styles.missed)}
              >
                <span className={styles.coin} aria-hidden="true">
                  {isReached ? <Check size={28} strokeWidth={3} /> : <Coins size={26} />}
                </span>
                <span className={styles.coins}>{words.reward(coins)}</span>
                <Note as="span">{words.friends(friends)}</Note>
                {isReached ? <Hidden>{words.reached}</Hidden> : null}
              </li>
            );
          })}
        </ol>
      </Card>
    </Section>
  );
}
