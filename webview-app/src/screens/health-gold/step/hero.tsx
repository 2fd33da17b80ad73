import { ChevronRight } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { DataOf } from '../../../api/endpoint.ts';
import { exchangeBubble, signIn } from '../../../api/walking.ts';
import { request } from '../../../client/request.ts';
import { named } from '../../../messages/join-text.ts';
import { numberText as count } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { healthGold } from '../../../store/health-gold.ts';
import { type Bubble, Bubbles } from '../../../ui/bubbles.tsx';
import { CoinMark } from '../../../ui/coin-mark.tsx';
import { Row } from '../../../ui/layout.tsx';
import { recordAction } from '../flows/activity-reports.ts';
import type { Walking } from '../flows/walking.ts';
import { GuidedPart, useGuideTarget } from './coach-mark.tsx';
import styles from './hero.module.css';
import { Ring } from './ring.tsx';
import { useReward } from './use-reward.ts';
import { useWords } from './words/index.ts';

export interface HeroProps {
  walking: Walking;
  /** Today's steps as displayed. */
  steps: number;
  onChanged: () => void;
}

/** Shows the top of the page: the balance, and today's steps with floating rewards around them. */
export function Hero({ walking, steps, onChanged }: HeroProps) {
  const { healthCornBalance } = useSnapshot(healthGold);
  const words = useWords();
  const { info } = walking;
  return (
    <section className={styles.hero} aria-label={words.today}>
      <Row gap={3} lines={0} wrap align="center" justify="between">
        <Link className={styles.balance} to={href('health-gold.my-account')}>
          <CoinMark />
          <b key={healthCornBalance}>{count(healthCornBalance)}</b>
          <span>{words.account}</span>
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
        <Link className={styles.record} to={href('health-gold.record')}>
          {words.record}
        </Link>
      </Row>
      <GuidedPart targets={[1, 2]} framed={false}>
        <WaitingCoins walking={walking} onChanged={onChanged}>
          <Ring steps={steps} goal={info.goalSteps} />
        </WaitingCoins>
      </GuidedPart>
    </section>
  );
}

type BubbleName = 'walk' | 'redPacket' | 'task';
/** The numbers by which the guide refers to the bubbles. */
const GUIDE_NUMBERS: Readonly<Record<BubbleName, number | undefined>> = { walk: 1, redPacket: 2, task: undefined };

function WaitingCoins({ walking, onChanged, children }: Omit<HeroProps, 'steps'> & { children: React.ReactNode }) {
  const { info, signIn: calendar } = walking;
  const guide = useSnapshot(healthGold);
  const words = useWords();
  const isRunning = info.activityTime === 'START';
  const stepsByBubble = {
    walk: guide.convertibleWalkSteps,
    redPacket: guide.convertibleRedPacketSteps,
    task: guide.convertibleTaskSteps,
  };
  const walk = useBubble('walk', onChanged);
  const redPacket = useBubble('redPacket', onChanged);
  const task = useBubble('task', onChanged);
  const rewards = { walk, redPacket, task };
  const signInAction = useSignIn(onChanged);
  const reward = calendar?.days.find(({ state }) => state === 'today')?.rewardCoins ?? 0;

  const guideTarget = useGuideTarget();
  const stepBubbles = (name: BubbleName, tone?: 'warm'): Bubble[] => {
    const coins = Math.floor(stepsByBubble[name] / info.stepsPerCoin);
    if (!isRunning || coins === 0) return [];
    const { busy, start } = rewards[name];
    const label = named(words.bubbles[name], words.bubbles.action(count(coins * info.stepsPerCoin), count(coins)));
    return [
      {
        id: name,
        amount: `+${count(coins)}`,
        caption: words.bubbles[name],
        label,
        tone,
        pointed: guideTarget !== undefined && guideTarget === GUIDE_NUMBERS[name],
        busy,
        onPop: () => void start(coins),
      },
    ];
  };
  const signInBubbles: Bubble[] =
    isRunning && guide.canSignIn
      ? [
          {
            id: 'signIn',
            amount: `+${count(reward)}`,
            caption: words.bubbles.signIn,
            label: guide.signInBubbleText,
            tone: 'warm',
            busy: signInAction.busy,
            onPop: () => void signInAction.start(),
          },
        ]
      : [];
  return (
    <Bubbles
      label={words.bubbles.label}
      bubbles={[...stepBubbles('walk'), ...signInBubbles, ...stepBubbles('redPacket', 'warm'), ...stepBubbles('task')]}
    >
      {children}
    </Bubbles>
  );
}

/** Exchanges one bubble. The request contains the displayed coins, so that the service pays at least those. */
export function useBubble(bubble: BubbleName, onChanged: () => void) {
  const words = useWords();
  return useReward(async (idempotencyKey, seenCoins?: number) => {
    recordAction('bubble', bubble);
    const body = { bubble, ...(seenCoins !== undefined && { seenCoins }) };
    const { coins, healthCornBalance } = await request(exchangeBubble, { body }, { idempotencyKey });
    return { message: words.gained(count(coins)), guideUpdate: { healthCornBalance } };
  }, onChanged);
}

/** Signs in for today. */
export function useSignIn(onChanged: () => void) {
  const words = useWords();
  return useReward(async (idempotencyKey) => {
    recordAction('sign-in');
    const response: DataOf<typeof signIn> = await request(signIn, { body: {} }, { idempotencyKey });
    const { isNew, rewardCoins, healthCornBalance } = response;
    return {
      message: isNew ? words.gained(count(rewardCoins)) : words.nothingMore,
      guideUpdate: { healthCornBalance },
    };
  }, onChanged);
}
