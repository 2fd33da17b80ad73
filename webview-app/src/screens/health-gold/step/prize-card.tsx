import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { listPrizeGoods } from '../../../api/goods.ts';
import { canClickWalking, type Prize, selectPrize, type WalkingInfo } from '../../../api/walking.ts';
import { request } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { numberText as count } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { healthGold } from '../../../store/health-gold.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note, Row, Text } from '../../../ui/layout.tsx';
import { OptionList } from '../../../ui/option-list.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Progress } from '../../../ui/steps.tsx';
import { recordAction } from '../flows/activity-reports.ts';
import { GuidedPart } from './coach-mark.tsx';
import styles from './prize-card.module.css';
import { useReward } from './use-reward.ts';
import { useWords } from './words/index.ts';

export interface PrizeCardProps {
  info: WalkingInfo;
  onChanged: () => void;
}

/** Shows the chosen prize, or the choice of one. Renders nothing if the prizes fail to load. */
export function PrizeCard({ info, onChanged }: PrizeCardProps) {
  const words = useWords().prize;
  const [isChoosing, setChoosing] = useState(false);
  const { prizeInfo } = useSnapshot(healthGold);
  const page = usePage(listPrizeGoods, {}, { notice: false });
  const list = page.data?.list ?? [];
  if (list.length === 0) return null;
  const chosenPrize = list.find(({ selected }) => selected);
  const isRunning = info.activityTime === 'START';
  // Outside of the activity's period only a prize that the person has won is shown.
  if (!isRunning && !chosenPrize?.won) return null;
  return (
    <Section title={words.title}>
      <GuidedPart targets={[5]}>
        <Card>
          <Row gap={3} wrap align="center">
            <span className={styles.picture}>
              {chosenPrize ? (
                <Picture src={chosenPrize.imgUrl} alt="" ratio={1} />
              ) : (
                <Trophy size={30} aria-hidden="true" />
              )}
            </span>
            <div className={styles.words}>
              <Text weight="medium">{chosenPrize?.name ?? words.none}</Text>
              {chosenPrize ? <Note>{prizeInfo}</Note> : null}
              {chosenPrize && !chosenPrize.won ? (
                <>
                  <Progress label={words.title} value={Math.min(1, info.totalSteps / chosenPrize.targetSteps)} />
                  <Note>{words.progress(count(info.totalSteps), count(chosenPrize.targetSteps))}</Note>
                </>
              ) : null}
            </div>
            {chosenPrize?.won ? (
              <LinkButton small tone="secondary" to={href('health-gold.goods-detail', { skuId: chosenPrize.skuId })}>
                {chosenPrize.received ? words.received : words.won}
              </LinkButton>
            ) : isRunning ? (
              <Button small tone="secondary" onClick={() => setChoosing(true)}>
                {chosenPrize ? words.change : words.choose}
              </Button>
            ) : null}
          </Row>
        </Card>
      </GuidedPart>
      {isChoosing ? (
        <PrizeChoice
          list={list}
          totalSteps={info.totalSteps}
          onClose={() => setChoosing(false)}
          onChanged={() => {
            page.reload();
            onChanged();
          }}
        />
      ) : null}
    </Section>
  );
}

interface PrizeChoiceProps {
  list: readonly Prize[];
  totalSteps: number;
  onClose: () => void;
  onChanged: () => void;
}

function PrizeChoice({ list, totalSteps, onClose, onChanged }: PrizeChoiceProps) {
  const words = useWords().prize;
  const seenPrizeId = list.find(({ selected }) => selected)?.prizeId ?? '';
  const [prizeId, setPrizeId] = useState(seenPrizeId);
  const [isMissing, setMissing] = useState(false);
  // The person may have won the prize meanwhile on another phone.
  const permission = usePage(canClickWalking, { query: { action: 'prize' } }, { notice: false });
  const select = useReward(async (idempotencyKey, chosenId: string) => {
    recordAction('prize', chosenId);
    const { name } = await request(selectPrize, { body: { prizeId: chosenId, seenPrizeId } }, { idempotencyKey });
    onClose();
    return { message: words.chosen(name) };
  }, onChanged);
  const confirm = () => {
    if (prizeId) void select.start(prizeId);
    else setMissing(true);
  };
  const isRefused = permission.data?.canClick === false;
  return (
    <Sheet
      open
      title={words.choose}
      onCancel={onClose}
      actions={
        <Button wide busy={select.busy} disabled={isRefused} onClick={confirm}>
          {words.confirm}
        </Button>
      }
    >
      <OptionList
        label={words.choose}
        labelHidden
        value={prizeId}
        hint={isRefused ? permission.data?.whyNot : undefined}
        error={isMissing && !prizeId ? words.first : undefined}
        onChange={setPrizeId}
        options={list.map(({ prizeId: value, name, targetSteps, imgUrl }) => ({
          value,
          label: name,
          // A prize whose steps are reached is won at once and cannot be changed. The text announces it before the choice.
          text: targetSteps <= totalSteps ? words.wonAtOnce(count(targetSteps)) : words.steps(count(targetSteps)),
          trailing: (
            <span className={styles.small}>
              <Picture src={imgUrl} alt="" ratio={1} />
            </span>
          ),
        }))}
      />
    </Sheet>
  );
}
