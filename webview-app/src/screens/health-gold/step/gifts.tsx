import { TimerReset } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { getRedPacketConfig } from '../../../api/static-campaign.ts';
import { receiveTimedTask } from '../../../api/walking.ts';
import { QUIET, request } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { numberText as count } from '../../../messages/number-text.ts';
import { healthGold } from '../../../store/health-gold.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, Divider } from '../../../ui/card.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { Note, Row, Text } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { recordAction } from '../flows/activity-reports.ts';
import { GuidedPart } from './coach-mark.tsx';
import styles from './gifts.module.css';
import { useBubble } from './hero.tsx';
import { useReward } from './use-reward.ts';
import { useWords } from './words/index.ts';

export interface GiftsProps {
  /** The displayed response of the service. Each response restarts the countdown. */
  response: object;
  onChanged: () => void;
}

/** Shows the gifts that consist of steps: the timed gift and the red packet of the day. */
export function Gifts(props: GiftsProps) {
  return (
    <Card>
      <GuidedPart targets={[3]}>
        <TimedGift {...props} />
      </GuidedPart>
      <RedPacket onChanged={props.onChanged} />
    </Card>
  );
}

function TimedGift({ response, onChanged }: GiftsProps) {
  const words = useWords();
  const { canReceiveTask, taskCountDown, taskRewardSteps } = useSnapshot(healthGold);
  const until = useCountdownEnd(response, taskCountDown);
  const receive = useReward(async (idempotencyKey) => {
    recordAction('timed-task');
    const { taskCountDown: wait, taskRewardSteps: steps } = await request(
      receiveTimedTask,
      { body: {} },
      { idempotencyKey },
    );
    return {
      message: words.gainedSteps(count(steps)),
      guideUpdate: { taskCountDown: wait, canReceiveTask: wait === 0 },
    };
  }, onChanged);
  return (
    <Row gap={3} lines={2} wrap align="center">
      <span className={styles.icon}>
        <TimerReset size={26} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <Text as="h2" size="m">
          {words.task.title}
        </Text>
        <Note>{words.task.text(count(taskRewardSteps))}</Note>
        {/* If the gift is still unavailable after its countdown, no second countdown starts: it would reload the page endlessly. */}
        {!canReceiveTask && taskCountDown > 0 ? (
          <Countdown label={words.task.next} until={until} now={runningTime} onEnd={onChanged} />
        ) : null}
      </div>
      {canReceiveTask ? (
        <Button small tone="secondary" busy={receive.busy} onClick={() => void receive.start()}>
          {words.task.button(count(taskRewardSteps))}
        </Button>
      ) : null}
    </Row>
  );
}

/** Returns the page's running time, which does not depend on the phone's clock (A05). */
const runningTime = (): number => performance.now();

/**
 * Returns the end of a countdown, in the page's running time. Each response restarts it with the remaining seconds, because the
 * running time stops while the phone sleeps.
 */
function useCountdownEnd(response: object, seconds: number): number {
  const [countdown, setCountdown] = useState(() => ({ response, seconds, until: runningTime() + seconds * 1_000 }));
  if (countdown.response === response && countdown.seconds === seconds) return countdown.until;
  const next = { response, seconds, until: runningTime() + seconds * 1_000 };
  setCountdown(next);
  return next.until;
}

function RedPacket({ onChanged }: Pick<GiftsProps, 'onChanged'>) {
  const words = useWords().packet;
  const { redPacketContext, redPacketSteps, convertibleRedPacketSteps } = useSnapshot(healthGold);
  const { data: config } = usePage(getRedPacketConfig, {}, QUIET);
  const open = useBubble('redPacket', onChanged);
  if (!config) return null;
  return (
    <>
      <Divider />
      <Row gap={3} lines={2} wrap align="center">
        <span className={styles.picture}>
          <Picture src={config.imgUrl ?? ''} alt="" ratio={1} />
        </span>
        <div className={styles.words}>
          <Text as="h2" size="m">
            {config.title}
          </Text>
          <Note>{redPacketContext || config.redPacketContext}</Note>
          {config.minSteps === undefined || config.maxSteps === undefined ? null : (
            <Note>{words.stepRange(count(config.minSteps), count(config.maxSteps))}</Note>
          )}
        </div>
        {convertibleRedPacketSteps > 0 ? (
          <Button
            small
            tone="secondary"
            busy={open.busy}
            aria-label={words.open(config.buttonText, count(redPacketSteps))}
            onClick={() => void open.start()}
          >
            {config.buttonText}
          </Button>
        ) : null}
      </Row>
    </>
  );
}
