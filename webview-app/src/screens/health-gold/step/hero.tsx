import { ChevronRight } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { DataOf } from '../../../api/endpoint.ts';
import { exchangeBubble, signIn } from '../../../api/walking.ts';
import { request } from '../../../client/request.ts';
import { numberText as count } from '../../../messages/number-text.ts';
import { named } from '../../../messages/one-line.ts';
import { href } from '../../../routes.ts';
import { healthGold } from '../../../store/health-gold.ts';
import { type Bubble, Bubbles } from '../../../ui/bubbles.tsx';
import { CoinMark } from '../../../ui/coin-mark.tsx';
import { Row } from '../../../ui/layout.tsx';
import { noteDone } from '../flows/activity-reports.ts';
import type { Walking } from '../flows/walking.ts';
import { GuidedPart, usePointed } from './coach-mark.tsx';
import styles from './hero.module.css';
import { Ring } from './ring.tsx';
import { useMove } from './use-move.ts';
import { useWords } from './words/index.ts';

export interface HeroProps {
  walking: Walking;
  /** Today's steps as displayed. */
  steps: number;
  changed: () => void;
}

/** Shows the top of the page: the balance, and today's steps with floating rewards around them. */
export function Hero({ walking, steps, changed }: HeroProps) {
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
      <GuidedPart at={[1, 2]} framed={false}>
        <WaitingCoins walking={walking} changed={changed}>
          <Ring steps={steps} goal={info.goalSteps} />
        </WaitingCoins>
      </GuidedPart>
    </section>
  );
}

type BubbleName = 'walk' | 'redPacket' | 'task';
/** The numbers by which the guide refers to the bubbles. */
const POINTED: Readonly<Record<BubbleName, number | undefined>> = { walk: 1, redPacket: 2, task: undefined };

function WaitingCoins({ walking, changed, children }: Omit<HeroProps, 'steps'> & { children: React.ReactNode }) {
  const { info, signIn: calendar } = walking;
  const guide = useSnapshot(healthGold);
  const words = useWords();
  const isOn = info.activityTime === 'START';
  const held = {
    walk: guide.convertibleWalkSteps,
    redPacket: guide.convertibleRedPacketSteps,
    task: guide.convertibleTaskSteps,
  };
  const walk = useBubble('walk', changed);
  const redPacket = useBubble('redPacket', changed);
  const task = useBubble('task', changed);
  const moves = { walk, redPacket, task };
  const sign = useSignIn(changed);
  const reward = calendar?.days.find(({ state }) => state === 'today')?.rewardCoins ?? 0;

  const pointed = usePointed();
  const ofSteps = (name: BubbleName, tone?: 'warm'): Bubble[] => {
    const coins = Math.floor(held[name] / info.stepsPerCoin);
    if (!isOn || coins === 0) return [];
    const { busy, start } = moves[name];
    const label = named(words.bubbles[name], words.bubbles.action(count(coins * info.stepsPerCoin), count(coins)));
    return [
      {
        id: name,
        amount: `+${count(coins)}`,
        caption: words.bubbles[name],
        label,
        tone,
        pointed: pointed !== undefined && pointed === POINTED[name],
        busy,
        onPop: () => void start(coins),
      },
    ];
  };
  const ofSignIn: Bubble[] =
    isOn && guide.canSignIn
      ? [
          {
            id: 'signIn',
            amount: `+${count(reward)}`,
            caption: words.bubbles.signIn,
            label: guide.signInBubbleText,
            tone: 'warm',
            busy: sign.busy,
            onPop: () => void sign.start(),
          },
        ]
      : [];
  return (
    <Bubbles
      label={words.bubbles.label}
      bubbles={[...ofSteps('walk'), ...ofSignIn, ...ofSteps('redPacket', 'warm'), ...ofSteps('task')]}
    >
      {children}
    </Bubbles>
  );
}

/** Exchanges one bubble. It names the displayed coins, so that the service pays at least those. */
export function useBubble(bubble: BubbleName, changed: () => void) {
  const words = useWords();
  return useMove(async (idempotencyKey, seenCoins?: number) => {
    noteDone('bubble', bubble);
    const body = { bubble, ...(seenCoins !== undefined && { seenCoins }) };
    const { coins, healthCornBalance } = await request(exchangeBubble, { body }, { idempotencyKey });
    return { says: words.gained(count(coins)), numbers: { healthCornBalance } };
  }, changed);
}

/** Signs in for today. */
export function useSignIn(changed: () => void) {
  const words = useWords();
  return useMove(async (idempotencyKey) => {
    noteDone('sign-in');
    const answer: DataOf<typeof signIn> = await request(signIn, { body: {} }, { idempotencyKey });
    const { isNew, rewardCoins, healthCornBalance } = answer;
    return { says: isNew ? words.gained(count(rewardCoins)) : words.nothingMore, numbers: { healthCornBalance } };
  }, changed);
}
