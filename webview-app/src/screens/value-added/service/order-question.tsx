import type { GeneralProduct } from '../../../api/general-order.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { useText } from '../../../messages/index.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { useWords } from '../words/index.ts';
import { ToPay } from './service-facts.tsx';

export interface OrderQuestionProps {
  product: GeneralProduct | undefined;
  /** The person who uses the service, and the number that the partner calls. */
  person: { name: string; mobile: string };
  busy: boolean;
  error: unknown;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of an order: the service, its person, the phone number that the partner calls, and the price. */
export function OrderQuestion({ product, person, busy, error, onConfirm, onCancel }: OrderQuestionProps) {
  const t = useText();
  const words = useWords().vas;
  return (
    <ConfirmDialog
      open
      title={words.orderAsk}
      text={
        <KeyValues
          pairs={[
            [words.service, product?.name],
            [words.insured, person.name, 'name'],
            [words.calledOn, person.mobile],
            [words.toPay, product && <ToPay key="price" service={product} size="small" />],
          ]}
        />
      }
      confirm={words.order}
      busy={busy}
      error={error ? errorLine(error, t) : undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
