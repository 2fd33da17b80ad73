import type { DataOf } from '../../../api/endpoint.ts';
import type { hasBindEntrust } from '../../../api/entrust.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { dayText } from '../../../messages/date-text.ts';
import { moneyText } from '../../../messages/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { CardShape, Skeleton } from '../../../ui/skeleton.tsx';
import { useWords } from './words/index.ts';

export type Binding = DataOf<typeof hasBindEntrust>;

export interface ContractStateProps {
  page: LoadState<Binding>;
  /** True after the person has pressed the reload button. */
  hasRetried: boolean;
}

/** Shows the cost and date of an active renewal, or a failure. The steps do not wait for it. */
export function ContractState({ page, hasRetried }: ContractStateProps) {
  const { close: words, sign } = useWords();
  const { data, status, reload, reloading } = page;
  if (status === 'loading')
    return (
      <Skeleton>
        <CardShape lines={3} />
      </Skeleton>
    );
  if (!data || status === 'error')
    return (
      <Callout
        tone="warm"
        live
        title={words.unknown}
        action={
          <Button tone="quiet" busy={reloading} onClick={reload}>
            {words.check}
          </Button>
        }
      >
        {words.unknownText}
      </Callout>
    );
  if (!data.entrust) return null;
  const { productName, amountFen, period, nextChargeOn } = data.entrust;
  return (
    <>
      <Card>
        <KeyValues
          pairs={[
            [sign.service, productName],
            [sign.amount, sign.each[period](moneyText(amountFen))],
            [sign.next, nextChargeOn && dayText(nextChargeOn)],
          ]}
        />
      </Card>
      {hasRetried && !reloading ? (
        <Callout tone="warm" live title={words.stillOn}>
          {words.stillOnText}
        </Callout>
      ) : null}
    </>
  );
}
