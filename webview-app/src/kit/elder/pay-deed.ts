import type { ReactNode } from 'react';
import type { OrderTerms } from '../../api/mall.ts';
import { dayText, momentText } from '../../messages/date-text.ts';
import { moneyText } from '../../messages/money.ts';
import { useDeed } from './deed.tsx';
import { useDeedWords } from './deed-words.ts';

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
        [who, terms?.forWhom],
        [words.what, name],
        [words.before, payBefore && momentText(payBefore)],
        [words.until, terms && dayText(terms.validTo)],
        [cost, sum],
      ],
      confirm: words.confirm(sum),
    },
  );
}
