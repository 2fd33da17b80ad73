import { useSnapshot } from 'valtio';
import { exchangeHealthCoin } from '../../../api/walking.ts';
import { request } from '../../../client/request.ts';
import { numberText as count } from '../../../messages/number-text.ts';
import { healthGold } from '../../../store/health-gold.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { recordAction } from '../flows/activity-reports.ts';
import type { Walking } from '../flows/walking.ts';
import { useReward } from './use-reward.ts';
import { useWords } from './words/index.ts';

/** Shows the page's main action: all convertible steps become coins. */
export function ExchangeBar({ walking, onChanged }: { walking: Walking; onChanged: () => void }) {
  const words = useWords();
  const { convertibleTotalSteps } = useSnapshot(healthGold);
  const coins = Math.floor(convertibleTotalSteps / walking.info.stepsPerCoin);
  const exchange = useReward(async (idempotencyKey) => {
    recordAction('exchange');
    const {
      coins: gained,
      healthCornBalance,
      convertibleTotalSteps: remaining,
    } = await request(exchangeHealthCoin, { body: { seenCoins: coins } }, { idempotencyKey });
    return {
      message: words.gained(count(gained)),
      guideUpdate: { healthCornBalance, convertibleTotalSteps: remaining },
    };
  }, onChanged);
  // If it is unknown whether the exchange is possible, the service decides at the tap.
  const { canClick, whyNot } = walking.exchange ?? { canClick: true };
  const isOpen = canClick && coins > 0;
  return (
    <BottomBar note={isOpen ? words.exchange.note(count(convertibleTotalSteps)) : whyNot}>
      <Button wide disabled={!isOpen && !exchange.busy} busy={exchange.busy} onClick={() => void exchange.start()}>
        {isOpen ? words.exchange.button(count(coins)) : words.exchange.none}
      </Button>
    </BottomBar>
  );
}
