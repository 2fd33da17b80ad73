import type { GoodsDetail, Region } from '../../../api/goods.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { FormFailure } from '../../../kit/page/form-of.tsx';
import { useText } from '../../../messages/index.ts';
import { numberText } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { CoinPrice } from '../goods/coins.tsx';
import { useWords as useAreaWords } from '../words/index.ts';
import { useWords } from './words/index.ts';

/** The next step: already exchanged, unavailable, only for card holders, too few coins, a city to choose, or open. */
type ExchangeStep = 'own' | 'gone' | 'card' | 'short' | 'city' | 'open';

/** Returns what prevents an exchange, beginning with what the person cannot change. A parcel needs a city in the delivery area. */
function exchangeStep(goods: GoodsDetail, region: Region | null | undefined): ExchangeStep {
  const { exchange, stock, needsCard, canExchange, coins, healthCornBalance = 0, isParcel } = goods;
  if (exchange) return 'own';
  if (stock === 0) return 'gone';
  if (healthCornBalance < coins) return 'short';
  if (needsCard && !canExchange) return 'card';
  return isParcel && !region?.deliverable ? 'city' : 'open';
}

export interface ExchangeBarProps {
  goods: GoodsDetail;
  region: Region | null | undefined;
  /** True if the person has already exchanged the goods. */
  isOwn: boolean;
  /** The failure of the last try, if the goods are no longer available. */
  refusal: unknown;
  onExchange: () => void;
  onCity: () => void;
}

/** Shows the next step: the exchange, or what prevents it and the remedy. */
export function ExchangeBar({ goods, region, isOwn, refusal, onExchange, onCity }: ExchangeBarProps) {
  const t = useText();
  const words = useWords();
  const area = useAreaWords();
  const step = isOwn ? 'own' : exchangeStep(goods, region);
  const failure = refusal && !isOwn ? <FormFailure words={errorLine(refusal, t)} /> : undefined;
  if (step === 'own')
    return (
      <BottomBar>
        <LinkButton wide tone="secondary" to={href('health-gold.record')}>
          {words.toRecord}
        </LinkButton>
      </BottomBar>
    );
  if (step === 'gone' || step === 'card')
    return (
      <BottomBar note={failure ?? (step === 'gone' ? words.soldOutText : words.needsCard)}>
        <LinkButton wide tone="secondary" to={href('health-gold.my-account')}>
          {words.toShop}
        </LinkButton>
      </BottomBar>
    );
  // The price is only on the page, because the person cannot pay it.
  if (step === 'short')
    return (
      <BottomBar note={failure ?? words.short(area.coins(numberText(goods.coins - (goods.healthCornBalance ?? 0))))}>
        <LinkButton wide to={href('health-gold.my-account')}>
          {words.earn}
        </LinkButton>
      </BottomBar>
    );
  return (
    <BottomBar summary={<CoinPrice coins={goods.coins} priceFen={goods.priceFen} size="medium" />} note={failure}>
      {step === 'city' ? (
        <Button wide onClick={onCity}>
          {words.anotherCity}
        </Button>
      ) : (
        <Button wide onClick={onExchange}>
          {goods.isPrize ? words.receive : words.exchange}
        </Button>
      )}
    </BottomBar>
  );
}
