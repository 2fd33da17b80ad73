import { type ReactNode, useState } from 'react';
import type { OrderTerms } from '../../api/mall.ts';
import { dayText, momentText } from '../../messages/date-text.ts';
import { moneyText } from '../../messages/money.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyValues, type Pair } from '../../ui/key-values.tsx';
import { useConfirmationWords } from './confirmation-words.ts';
import { useElder } from './elder.ts';

/** The content of the dialog that is shown before an action is sent. */
export interface Confirmation {
  /** The title, a question. */
  title: string;
  /** The facts: who, what, when, how much. */
  facts: readonly Pair[];
  confirm: string;
}

interface SubmitAction {
  /** Returns true if the form is complete, else shows what is missing. Default: always true. */
  check?: () => boolean;
  submit: () => void;
}

/**
 * Returns a `submit` that asks for confirmation in the elder edition. In the standard edition it submits at once, because the pages
 * already show the facts. The page must render `dialog`.
 */
export function useConfirmation(
  { check, submit }: SubmitAction,
  confirmation: Confirmation,
): { submit: () => void; dialog: ReactNode } {
  const isElder = useElder();
  const words = useConfirmationWords();
  const [isOpen, setOpen] = useState(false);
  if (!isElder) return { submit, dialog: null };
  const close = () => setOpen(false);
  const confirm = () => {
    close();
    submit();
  };
  return {
    submit: () => setOpen(check?.() ?? true),
    dialog: (
      <Dialog
        open={isOpen}
        title={confirmation.title}
        onCancel={close}
        actions={
          <>
            <Button tone="secondary" onClick={close}>
              {words.back}
            </Button>
            <Button onClick={confirm}>{confirmation.confirm}</Button>
          </>
        }
      >
        <KeyValues pairs={confirmation.facts} />
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

/** Returns a `submit` that pays an existing order. In the elder edition it asks for confirmation first: see `useConfirmation`. */
export function usePayConfirmation(order: PaidOrder): { submit: () => void; dialog: ReactNode } {
  const { who: whoLabel, cost: costLabel, pay: words } = useConfirmationWords();
  const { name, amountFen, terms, payBefore, pay } = order;
  const sum = moneyText(amountFen);
  return useConfirmation(
    { submit: pay },
    {
      title: words.title,
      facts: [
        [whoLabel, terms?.forWhom, 'name'],
        [words.what, name],
        [words.before, payBefore && momentText(payBefore)],
        [words.until, terms && dayText(terms.validTo)],
        [costLabel, sum],
      ],
      confirm: words.confirm(sum),
    },
  );
}
