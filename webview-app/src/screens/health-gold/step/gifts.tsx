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
import { noteDone } from '../flows/activity-reports.ts';
import { GuidedPart } from './coach-mark.tsx';
import styles from './gifts.module.css';
import { useBubble } from './hero.tsx';
import { useMove } from './use-move.ts';
import { useWords } from './words/index.ts';

export interface GiftsProps {
  /** The answer that the page shows: each has an end of the countdown of its own. */
  answer: object;
  changed: () => void;
}

/** Steps as a gift: the timed one, and the red packet of the day. */
export function Gifts(props: GiftsProps) {
  return (
    <Card>
      <GuidedPart at={[3]}>
        <TimedGift {...props} />
      </GuidedPart>
      <RedPacket changed={props.changed} />
    </Card>
  );
}

function TimedGift({ answer, changed }: GiftsProps) {
  const words = useWords();
  const { canReceiveTask, taskCountDown, taskRewardSteps } = useSnapshot(healthGold);
  const until = useEnd(answer, taskCountDown);
  const receive = useMove(async (idempotencyKey) => {
    noteDone('timed-task');
    const { taskCountDown: wait, taskRewardSteps: steps } = await request(
      receiveTimedTask,
      { body: {} },
      { idempotencyKey },
    );
    return { says: words.gainedSteps(count(steps)), numbers: { taskCountDown: wait, canReceiveTask: wait === 0 } };
  }, changed);
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
        {/* A gift that is not there although its time has come is over for now: asking again at once would never end. */}
        {!canReceiveTask && taskCountDown > 0 ? (
          <Countdown label={words.task.next} until={until} now={running} onEnd={changed} />
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

/** The page's running time: no clock that is set changes it (A05). */
const running = (): number => performance.now();

/**
 * The end of a countdown, in the page's running time. The service tells the seconds that are left by its own clock, with each answer anew:
 * also after a reload, and when the page comes back to the front, as a phone that slept has not run.
 */
function useEnd(answer: object, seconds: number): number {
  const [end, setEnd] = useState(() => ({ answer, seconds, until: running() + seconds * 1_000 }));
  if (end.answer === answer && end.seconds === seconds) return end.until;
  const next = { answer, seconds, until: running() + seconds * 1_000 };
  setEnd(next);
  return next.until;
}

function RedPacket({ changed }: Pick<GiftsProps, 'changed'>) {
  const words = useWords().packet;
  const { redPacketContext, redPacketSteps, convertibleRedPacketSteps } = useSnapshot(healthGold);
  const { data: config } = usePage(getRedPacketConfig, {}, QUIET);
  const open = useBubble('redPacket', changed);
  if (!config) return null;
  return (
    <>
      <Divider />
      <Row gap={3} lines={2} wrap align="center">
        <span className={styles.picture}>
          <Picture src={config.imgUrl} alt="" ratio={1} />
        </span>
        <div className={styles.words}>
          <Text as="h2" size="m">
            {config.title}
          </Text>
          <Note>{redPacketContext || config.redPacketContext}</Note>
          <Note>{words.holds(count(config.minSteps), count(config.maxSteps))}</Note>
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
