import { useId, useState } from 'react';
import { BAD_COUPON } from '../../../client/codes.ts';
import { isApiError } from '../../../client/request.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { ruleCheck } from '../../../kit/form/rule-check.ts';
import { TextField } from '../../../kit/form/text-fields.tsx';
import { anyValue, FieldError, useForm } from '../../../kit/form/use-form.ts';
import { FormFailure } from '../../../kit/page/form-of.tsx';
import { momentText } from '../../../messages/date-text.ts';
import { useFieldWords } from '../../../messages/field-words.ts';
import { useText } from '../../../messages/index.ts';
import { moneyText } from '../../../messages/money.ts';
import { plain } from '../../../rules/plain-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ChoiceChips } from '../../../ui/chips.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type CouponResult, CouponUsedBefore, sendCouponOnce } from '../flows/card-coupon.ts';
import styles from './coupon-sheet.module.css';
import { useWords } from './words/index.ts';

const RECIPIENTS = ['friend', 'me'] as const;

export interface CouponSheetProps {
  onClose: () => void;
  /** Reloads the balance. */
  onChanged: () => void;
}

/** Sends a coupon to a friend's card or to the person's card. After a refusal the input stays. */
export function CouponSheet({ onClose, onChanged }: CouponSheetProps) {
  const t = useText();
  const fields = useFieldWords();
  const words = useWords().coupon;
  const id = useId();
  const [result, setResult] = useState<CouponResult>();
  const form = useForm<{ whom: (typeof RECIPIENTS)[number]; mobile: string; couponNo: string }>({
    fields: {
      whom: { initial: 'friend', check: anyValue },
      mobile: {
        initial: '',
        check: (value, { whom }) => (whom === 'friend' ? ruleCheck(fields, 'notEmpty', 'phone')(value) : undefined),
      },
      couponNo: { initial: '', check: ruleCheck(fields, 'notEmpty', 'coupon') },
    },
    async submit({ whom, mobile, couponNo }, key) {
      try {
        const to = whom === 'friend' && { mobile: plain.phone(mobile) };
        setResult(await sendCouponOnce({ couponNo: plain.token(couponNo), ...to }, key));
      } catch (error) {
        if (error instanceof CouponUsedBefore)
          throw new FieldError('couponNo', words.usedBefore(momentText(error.usedAt)));
        if (isApiError(error, BAD_COUPON)) throw new FieldError('couponNo', error.serverMessage ?? words.unknown);
        throw error;
      } finally {
        onChanged();
      }
    },
  });
  return (
    <Sheet
      open
      title={words.title}
      onCancel={form.busy ? undefined : onClose}
      actions={
        <div className={styles.actions}>
          {form.error ? <FormFailure words={errorLine(form.error, t)} /> : null}
          {result ? (
            <Button wide onClick={onClose}>
              {t.common.iKnow}
            </Button>
          ) : (
            <Button type="submit" form={id} wide busy={form.busy}>
              {form.values.whom === 'friend' ? words.send : words.add}
            </Button>
          )}
        </div>
      }
    >
      {result ? (
        <Callout tone="good" title={result.mobile ? words.sent : words.added} live>
          <p>
            {result.mobile
              ? words.sentText(moneyText(result.amountFen), result.mobile)
              : words.addedText(moneyText(result.amountFen))}
          </p>
        </Callout>
      ) : (
        <form id={id} className={styles.form} noValidate onSubmit={form.submit}>
          <ChoiceChips
            label={words.whom}
            labelShown
            wrap
            chips={RECIPIENTS.map((value) => ({ value, label: words.for[value] }))}
            value={form.values.whom}
            onChange={(whom) => form.set({ whom })}
          />
          {form.values.whom === 'friend' ? (
            <TextField form="phone" label={words.mobile} autoComplete="off" required {...form.field('mobile')} />
          ) : null}
          <TextField
            form="token"
            label={words.couponNo}
            hint={words.hint}
            autoComplete="off"
            required
            {...form.field('couponNo')}
          />
        </form>
      )}
    </Sheet>
  );
}
