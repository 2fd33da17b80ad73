import { useId } from 'react';
import type { GoodsDetail, Region } from '../../../api/goods.ts';
import { STATE_CHANGED } from '../../../client/codes.ts';
import { isApiError } from '../../../client/request.ts';
import { LastParcelNote } from '../../../features/parcel/last-parcel-note.tsx';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { TextField } from '../../../kit/form/text-fields.tsx';
import { FormFailure } from '../../../kit/page/form-of.tsx';
import { useText } from '../../../messages/index.ts';
import { moneyText } from '../../../messages/money.ts';
import { numberText } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { Note, Row, Text } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { CoinPrice } from '../goods/coins.tsx';
import { useWords as useAreaWords } from '../words/index.ts';
import styles from './goods-page.module.css';
import type { Exchange } from './use-exchange.ts';
import { useWords } from './words/index.ts';

const ADDRESS_LENGTH = 100;

export interface ExchangeSheetProps {
  goods: GoodsDetail;
  region: Region | null | undefined;
  exchange: Exchange;
}

/** Asks before an exchange: the price, the remaining coins, and a parcel's address. */
export function ExchangeSheet({ goods, region, exchange }: ExchangeSheetProps) {
  const t = useText();
  const words = useWords();
  const area = useAreaWords();
  const id = useId();
  const { form } = exchange;
  const { coins, priceFen, isParcel, healthCornBalance: balance = 0 } = goods;
  const isPriceNew = isApiError(form.error, STATE_CHANGED);
  return (
    <Sheet
      open={exchange.isOpen}
      title={goods.isPrize ? words.receiveTitle : words.confirmTitle}
      onCancel={form.busy ? undefined : exchange.close}
      actions={
        <div className={styles.actions}>
          {form.error ? <FormFailure words={isPriceNew ? words.priceChanged : errorLine(form.error, t)} /> : null}
          {balance < coins ? (
            <LinkButton wide to={href('health-gold.my-account')}>
              {words.earn}
            </LinkButton>
          ) : (
            <Button type="submit" form={id} wide busy={form.busy}>
              {goods.isPrize ? words.receive : words.confirm(area.coins(numberText(coins)))}
            </Button>
          )}
        </div>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={form.submit}>
        <Row gap={3} align="center">
          <span className={styles.small}>
            <Picture src={goods.imgUrl} alt="" ratio={1} />
          </span>
          <div className={styles.orderedWords}>
            <Text weight="medium" tight>
              {goods.name}
            </Text>
            <CoinPrice coins={coins} priceFen={priceFen} />
            {isParcel && region ? <Note>{words.to(region.cityName)}</Note> : null}
          </div>
        </Row>
        {isParcel ? (
          <>
            <LastParcelNote form={form} />
            <TextField form="name" label={words.name} hint={words.nameHint} required {...form.field('name')} />
            <TextField form="phone" label={words.phone} hint={words.phoneHint} required {...form.field('phone')} />
            <TextArea
              label={words.address}
              hint={words.addressHint}
              rows={2}
              maxLength={ADDRESS_LENGTH}
              {...form.field('address')}
            />
          </>
        ) : null}
        <KeyValues
          pairs={
            goods.isPrize
              ? [[words.price, words.won]]
              : [
                  [words.have, numberText(balance)],
                  [words.price, `−${numberText(coins)}`],
                  [
                    words.after,
                    balance < coins
                      ? words.short(area.coins(numberText(coins - balance)))
                      : numberText(balance - coins),
                  ],
                  [words.onDelivery, isParcel && priceFen > 0 ? moneyText(priceFen) : undefined],
                ]
          }
        />
        {goods.isPrize ? null : <Note>{words.noReturn}</Note>}
      </form>
    </Sheet>
  );
}
