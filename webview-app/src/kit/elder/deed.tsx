import { type ReactNode, useState } from 'react';
import type { OrderTerms } from '../../api/mall.ts';
import { dayText, momentText } from '../../messages/date-text.ts';
import { moneyText } from '../../messages/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyValues, type Pair } from '../../ui/key-values.tsx';
import { useDeedWords } from './deed-words.ts';
import { useElder } from './elder.ts';

/** The confirmation that is shown before an action is sent: title, facts, button. */
export interface Deed {
  /** The question as title. */
  title: string;
  /** The facts: who, what, when, how much. */
  facts: readonly Pair[];
  /** The text of the confirm button. */
  confirm: string;
}

interface Sending {
  /** Returns true if all is filled in, else shows what is missing. Default: always true. */
  check?: () => boolean;
  submit: () => void;
}

/**
 * Returns a `submit` that asks for confirmation in the elder edition. In the standard edition it submits at once, as the pages show
 * the facts already. The page must render `dialog`.
 */
export function useDeed({ check, submit }: Sending, deed: Deed): { submit: () => void; dialog: ReactNode } {
  const isElder = useElder();
  const words = useDeedWords();
  const [isAsked, setAsked] = useState(false);
  if (!isElder) return { submit, dialog: null };
  const close = () => setAsked(false);
  const confirm = () => {
    close();
    submit();
  };
  return {
    submit: () => setAsked(check?.() ?? true),
    dialog: (
      <Dialog
        open={isAsked}
        title={deed.title}
        onCancel={close}
        actions={
          <>
            <Button tone="secondary" onClick={close}>
              {words.back}
            </Button>
            <Button onClick={confirm}>{deed.confirm}</Button>
          </>
        }
      >
        <KeyValues pairs={deed.facts} />
      </Dialog>
    ),
  };
}

export interface PaidOrder {
  name: string;
  amountFen: number;
  /** The person and the last day of use; absent if unknown. */
  terms?: OrderTerms | undefined;
  /** The time at which an unpaid order is closed. */
  payBefore?: string | undefined;
  pay: () => void;
}

/** Returns a `submit` that pays an existing order. In the elder edition it asks for confirmation first; see `useDeed`. */
export function usePayDeed(order: PaidOrder): { submit: () => void; dialog: ReactNode } {
  const { who, cost, pay: words } = useDeedWords();
  const { name, amountFen, terms, payBefore, pay } = order;
  const sum = moneyText(amountFen);
  return useDeed(
    { submit: pay },
    {
      title: words.title,
      facts: [
        [who, terms?.forWhom, 'name'],
        [words.what, name],
        [words.before, payBefore && momentText(payBefore)],
        [words.until, terms && dayText(terms.validTo)],
        [cost, sum],
      ],
      confirm: words.confirm(sum),
    },
  );
}
