import { Check } from 'lucide-react';
import { receiveStepReward, type StepReward } from '../../../api/walking.ts';
import { request } from '../../../client/request.ts';
import { numberText as count } from '../../../messages/number-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { CoinMark } from '../../../ui/coin-mark.tsx';
import { Note, Text } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { recordAction } from '../flows/activity-reports.ts';
import styles from './rewards.module.css';
import { useReward } from './use-reward.ts';
import { useWords } from './words/index.ts';

export interface RewardsProps {
  rewards: readonly StepReward[];
  steps: number;
  onChanged: () => void;
}

/** Shows the rewards of the day as stops on a path. */
export function Rewards({ rewards, steps, onChanged }: RewardsProps) {
  const words = useWords();
  return (
    <Section title={words.rewards.title}>
      <Card>
        <ol className={styles.path}>
          {rewards.map((reward) => (
            <Reward key={reward.rewardId} reward={reward} steps={steps} onChanged={onChanged} />
          ))}
        </ol>
      </Card>
    </Section>
  );
}

function Reward({ reward, steps, onChanged }: Omit<RewardsProps, 'rewards'> & { reward: StepReward }) {
  const words = useWords().rewards;
  const { gained, nothingMore } = useWords();
  const { rewardId, title, targetSteps, rewardCoins, state } = reward;
  const receive = useReward(async (idempotencyKey) => {
    recordAction('reward', rewardId);
    const response = await request(receiveStepReward, { body: { rewardId } }, { idempotencyKey });
    const { isNew, rewardCoins: coins, healthCornBalance } = response;
    return { message: isNew ? gained(count(coins)) : nothingMore, guideUpdate: { healthCornBalance } };
  }, onChanged);
  const share = Math.min(1, steps / targetSteps);
  return (
    <li className={classes(styles.stop, state !== 'todo' && styles.reached)}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? <Check size={16} /> : null}
      </span>
      <span className={styles.words}>
        <Text as="span" weight="medium">
          {title}
        </Text>
        <span className={styles.coins}>
          <CoinMark />+{count(rewardCoins)}
        </span>
        {state === 'todo' ? (
          <span className={styles.meter} aria-hidden="true">
            <i style={{ width: `${share * 100}%` }} />
          </span>
        ) : null}
      </span>
      {state === 'claimable' ? (
        <Button
          small
          tone="secondary"
          busy={receive.busy}
          aria-label={words.getNamed(count(rewardCoins), title)}
          onClick={() => void receive.start()}
        >
          {words.get(count(rewardCoins))}
        </Button>
      ) : (
        <Note as="span" tabular>
          {state === 'done' ? words.done : words.left(count(Math.max(0, targetSteps - steps)))}
        </Note>
      )}
    </li>
  );
}
