import type { GeneralOrder } from '../../../api/general-order.ts';
import { isApiError } from '../../../client/request.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { FormFailure } from '../../../kit/page/form-of.tsx';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { Points } from '../../../kit/page/service-parts.tsx';
import { useKitWords } from '../../../kit/words/index.ts';
import { dayText } from '../../../messages/date-text.ts';
import { useText } from '../../../messages/index.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { receiveOrder } from '../flows/general-order.ts';
import { useWords } from '../words/index.ts';
import { personPairs } from './order-pairs.ts';
import { ServiceFacts } from './service-facts.tsx';

/** Shows an order with a button to receive it. `onDone` reloads the order, even after a lost response: it may be received already. */
export function ReceivableOrder({ order, onDone }: { order: GeneralOrder; onDone: () => void }) {
  const t = useText();
  const words = useWords().vas;
  const kit = useKitWords().service;
  const action = useAction(async (key) => {
    await receiveOrder(order, key).catch((error: unknown) => {
      if (isApiError(error) && error.mayHaveHappened) onDone();
      throw error;
    });
    onDone();
  });
  return (
    <ScreenFrame
      title={order.productName}
      lead={order.desc}
      bottom={
        <BottomBar note={action.error ? <FormFailure words={errorLine(action.error, t)} /> : undefined}>
          <Button wide busy={action.busy} onClick={() => void action.start()}>
            {words.receive}
          </Button>
        </BottomBar>
      }
    >
      <ServiceFacts service={order} />
      <Card>
        <KeyValues pairs={[...personPairs(order, words), [words.validTo, order.validTo && dayText(order.validTo)]]} />
      </Card>
      <Points title={kit.notes} items={order.notes} />
    </ScreenFrame>
  );
}
