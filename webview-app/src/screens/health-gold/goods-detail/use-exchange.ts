import { useLayoutEffect, useRef, useState } from 'react';
import type { GoodsDetail, Region } from '../../../api/goods.ts';
import { STATE_CHANGED } from '../../../client/codes.ts';
import { isApiError } from '../../../client/request.ts';
import { lastParcel, NO_PARCEL, storeParcel } from '../../../features/parcel/last-parcel.ts';
import { filledCheck, ruleCheck } from '../../../kit/form/rule-check.ts';
import { anyValue, type Form, useForm } from '../../../kit/form/use-form.ts';
import { useFieldWords } from '../../../messages/field-words.ts';
import { plain } from '../../../rules/plain-text.ts';
import { recordAction } from '../flows/activity-reports.ts';
import { type ExchangeRecord, exchangeGoods } from '../flows/goods-exchange.ts';

export interface Delivery {
  name: string;
  phone: string;
  address: string;
}

export interface Exchange {
  /** The delivery form. A voucher's form has no fields to fill in. */
  readonly form: Form<Delivery>;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The exchange that this visit has made, or that existed before. */
  readonly result: ExchangeRecord | undefined;
  /** The reason why the goods are no longer available. */
  readonly refusal: unknown;
}

/** Exchanges the goods at the displayed price. After each attempt it reloads the goods: price, stock and coins may have changed. */
export function useExchange(goods: GoodsDetail, region: Region | null | undefined, onChanged: () => void): Exchange {
  const fields = useFieldWords();
  const { skuId, coins, priceFen, isParcel } = goods;
  const cityId = region?.cityId;
  // The person agrees to the values on the screen at the time of the tap.
  const displayed = useRef({ coins, priceFen, cityId });
  useLayoutEffect(() => {
    displayed.current = { coins, priceFen, cityId };
  }, [coins, priceFen, cityId]);
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<ExchangeRecord>();
  const [refusal, setRefusal] = useState<unknown>();
  const onlyForParcel = (check: (value: string) => string | undefined) => (isParcel ? check : anyValue);
  const stored = (isParcel && lastParcel()) || NO_PARCEL;
  const form = useForm<Delivery>({
    draft: `exchange.${skuId}`,
    context: { coins, priceFen, cityId },
    fields: {
      name: { initial: stored.name, check: onlyForParcel(ruleCheck(fields, 'notEmpty', 'name')) },
      phone: { initial: stored.phone, check: onlyForParcel(ruleCheck(fields, 'notEmpty', 'phone')) },
      address: { drafted: true, initial: stored.address, check: onlyForParcel(filledCheck(fields, 'address')) },
    },
    async submit({ name, phone, address }, key) {
      const to = isParcel && {
        to: { name: plain.name(name), phone: plain.phone(phone), address: plain.line(address) },
      };
      try {
        const { cityId: city, ...price } = displayed.current;
        setResult(await exchangeGoods({ skuId, ...price, ...(city && { cityId: city }), ...to }, key));
        if (to) storeParcel(to.to);
      } catch (error) {
        if (isRefusal(error)) {
          setRefusal(error);
          setOpen(false);
        }
        throw error;
      } finally {
        onChanged();
      }
      recordAction('exchange', skuId);
      setOpen(false);
    },
  });
  return {
    form,
    isOpen,
    open: () => {
      setRefusal(undefined);
      setOpen(true);
    },
    close: () => setOpen(false),
    result,
    refusal,
  };
}

/** Tells if the service will refuse the same exchange again. A changed price is not such a refusal, because the person can agree to it. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && typeof error.code === 'number' && !isApiError(error, STATE_CHANGED);
