import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CardGoods } from '../../../api/health-card.ts';
import { BALANCE_TOO_LOW, SOLD_OUT, STATE_CHANGED } from '../../../client/codes.ts';
import { isApiError } from '../../../client/request.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { FormFailure } from '../../../kit/page/form-of.tsx';
import { Clauses } from '../../../kit/purchase/clauses.tsx';
import { useText } from '../../../messages/index.ts';
import { moneyText } from '../../../messages/money.ts';
import { cardProductNo } from '../../../rules/products.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type BalancePurchase, buyWithBalance, mayBePaidByBalance } from '../flows/card-goods.ts';
import { type EarlierPayment, earlierPayment } from '../flows/card-sale.ts';
import styles from './card-goods.module.css';
import type { GoodsPaymentProps } from './goods-payment.tsx';
import { saleOf } from './goods-sale.ts';
import { useWords } from './words/index.ts';

export interface GoodsSheetProps {
  goods: CardGoods;
  balanceFen: number;
  maxQuantity: number;
  deliveryDays: number | undefined;
  onClose: () => void;
  /** Reloads goods and balance. */
  onChanged: () => void;
  /** Pays with money if the balance is too small or a payment has begun. */
  payment: (events: Pick<GoodsPaymentProps, 'onBusy' | 'onUnpaid'>) => ReactNode;
}

/**
 * Confirms an order that the balance pays: price, quantity, remaining balance. An open payment of the same goods in money comes first, so
 * that the person does not pay twice.
 */
export function GoodsSheet(props: GoodsSheetProps) {
  const { goods, balanceFen, maxQuantity, deliveryDays, onClose, onChanged, payment } = props;
  const t = useText();
  const words = useWords().goods;
  const { goodsNo, priceFen, stock } = goods;
  const [quantity, setQuantity] = useState(1);
  const [result, setResult] = useState<BalancePurchase>();
  const [previous, setPrevious] = useState<EarlierPayment>();
  const [isPaying, setPaying] = useState(false);
  const buy = useAction(async (key, order: { goodsNo: string; quantity: number; priceFen: number }) => {
    // An order by the balance without a response comes first: `buyWithBalance` completes it with its key.
    const earlier = mayBePaidByBalance(goodsNo) ? undefined : await earlierPayment(saleOf(goodsNo));
    setPrevious(earlier);
    if (earlier?.state === 'paid') onChanged();
    if (earlier) return;
    try {
      setResult(await buyWithBalance(order, key));
    } finally {
      onChanged();
    }
  });
  const recheck = useAction(async () => {
    const current = await earlierPayment(saleOf(goodsNo), previous?.orderNo);
    setPrevious(current);
    if (current?.state === 'paid') onChanged();
  });
  const checkAgain = () => void recheck.start();
  const maxCount = Math.min(maxQuantity, stock);
  const amountFen = priceFen * quantity;
  const isShort = balanceFen < amountFen;
  // An order without a response may have spent the balance on these goods, so they are not sold for money meanwhile.
  const isOpen = !result && !buy.busy && mayBePaidByBalance(goodsNo);
  const error = previous ? recheck.error : buy.error;
  const failure = error ? (failureOf(error, words) ?? errorLine(error, t)) : isOpen && t.errors.uncertain;
  const isForMoney = isShort && quantity === 1 && !isOpen && !buy.busy;
  const moneyPayment = () => payment({ onBusy: setPaying, onUnpaid: previous ? checkAgain : () => undefined });
  return (
    <Sheet
      open
      title={titleOf(words, result, previous)}
      onCancel={buy.busy || isPaying ? undefined : onClose}
      actions={
        <div className={styles.actions}>
          {failure ? <FormFailure words={failure} /> : null}
          {previous && !result ? (
            <Button
              wide
              tone="secondary"
              busy={recheck.busy}
              disabled={isPaying}
              onClick={previous.state === 'paid' ? () => setPrevious(undefined) : checkAgain}
            >
              {previous.state === 'paid' ? words.another : words.askAgain}
            </Button>
          ) : null}
          {result || previous?.state === 'paid' ? (
            <Button wide onClick={onClose}>
              {t.common.iKnow}
            </Button>
          ) : previous || isForMoney ? (
            moneyPayment()
          ) : (
            <Button
              wide
              busy={buy.busy}
              disabled={!isOpen && (isShort || stock < quantity)}
              onClick={() => void buy.start({ goodsNo, quantity, priceFen })}
            >
              {words.confirm(moneyText(amountFen))}
            </Button>
          )}
        </div>
      }
    >
      <Stack gap={4}>
        <Row gap={3} wrap align="center">
          <span className={styles.small}>
            <Picture src={goods.imgUrl} alt="" ratio={1} />
          </span>
          <div className={styles.orderedWords}>
            <Text weight="bold" tight>
              {goods.name}
            </Text>
            <p className={styles.desc}>{goods.desc}</p>
            <Price fen={priceFen} wasFen={goods.originalPriceFen} size="small" />
          </div>
        </Row>
        {result ? (
          <Callout tone="good" title={words.bought(result.goodsName, result.quantity)} live>
            <p>{words.boughtText(moneyText(result.amountFen), result.orderNo)}</p>
            {deliveryDays === undefined ? null : <p>{words.delivery(deliveryDays)}</p>}
          </Callout>
        ) : previous ? (
          <EarlierPaymentNotice {...previous} />
        ) : (
          <>
            {maxCount > 1 && balanceFen >= priceFen ? (
              <Row gap={2} wrap align="center" justify="between">
                <span>{words.quantity}</span>
                <Row as="span" gap={2} align="center">
                  <IconButton
                    label={words.less}
                    icon={<Minus size={20} aria-hidden="true" />}
                    disabled={buy.busy || quantity <= 1}
                    onClick={() => setQuantity(quantity - 1)}
                  />
                  <output className={styles.count}>{quantity}</output>
                  <IconButton
                    label={words.more}
                    icon={<Plus size={20} aria-hidden="true" />}
                    disabled={buy.busy || quantity >= maxCount}
                    onClick={() => setQuantity(quantity + 1)}
                  />
                </Row>
              </Row>
            ) : null}
            <KeyValues
              pairs={[
                [words.have, moneyText(balanceFen)],
                [words.price, `−${moneyText(amountFen)}`],
                [
                  words.after,
                  isShort ? words.short(moneyText(amountFen - balanceFen)) : moneyText(balanceFen - amountFen),
                ],
              ]}
            />
            {deliveryDays === undefined ? null : <Note>{words.delivery(deliveryDays)}</Note>}
            {isForMoney ? null : (
              <Note as="div">
                <Clauses productNo={cardProductNo(goodsNo)} />
              </Note>
            )}
          </>
        )}
      </Stack>
    </Sheet>
  );
}

/** Shows an earlier payment that must be settled first. */
function EarlierPaymentNotice({ state, orderNo }: EarlierPayment) {
  const words = useWords().goods;
  return state === 'paid' ? (
    <Callout tone="good" title={words.paid} live>
      <p>{words.paidText(orderNo)}</p>
    </Callout>
  ) : (
    <Callout tone="warm" title={words.running} live>
      <p>{words.runningText}</p>
    </Callout>
  );
}

type GoodsWords = ReturnType<typeof useWords>['goods'];

function titleOf(words: GoodsWords, result: BalancePurchase | undefined, previous: EarlierPayment | undefined): string {
  if (result) return words.boughtTitle;
  if (previous?.state === 'paid') return words.boughtBefore;
  return previous ? words.runningTitle : words.confirmTitle;
}

/** Returns the text for a refusal, or undefined for any other failure. */
function failureOf(error: unknown, words: GoodsWords): string | undefined {
  if (isApiError(error, STATE_CHANGED)) return words.priceChanged;
  if (isApiError(error, BALANCE_TOO_LOW)) return words.balanceLess;
  return isApiError(error, SOLD_OUT) ? words.justSoldOut : undefined;
}
