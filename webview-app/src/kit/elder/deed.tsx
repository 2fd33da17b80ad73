import { type ReactNode, useState } from 'react';
import type { OrderTerms } from '../../api/mall.ts';
import { dayText, momentText } from '../../messages/date-text.ts';
import { moneyText } from '../../messages/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyValues, type Pair } from '../../ui/key-values.tsx';
import { useDeedWords } from './deed-words.ts';
import { useElder } from './elder.ts';

/** Something that is sent: what will happen, in the words of the person. */
export interface Deed {
  /** The question. */
  title: string;
  /** Who, what, when, how much. */
  facts: readonly Pair[];
  /** The deed's name, on the button. */
  confirm: string;
}

interface Sending {
  /** True where all is filled in; else it shows what is missing. Default: nothing can be missing. */
  check?: () => boolean;
  submit: () => void;
}

/**
 * Sends a form or an action. In the elder edition it says before what will happen, and asks; in the standard edition the pages say it already.
 * `dialog` is to be drawn on the page.
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
  /** For whom, and until when it can be used; left out where nobody says it. */
  terms?: OrderTerms | undefined;
  /** The moment the order closes by itself. */
  payBefore?: string | undefined;
  pay: () => void;
}

/** Pays an order that was made before. In the elder edition it says who, what, when and how much, and asks; see `useDeed`. */
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
