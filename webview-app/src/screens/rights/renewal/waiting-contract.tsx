import { useState } from 'react';
import type { Entrust } from '../../../api/entrust.ts';
import { FormFailure } from '../../../kit/form-of.tsx';
import { ScreenFrame } from '../../../kit/screen-frame.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { moneyText } from '../../../messages/money.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { openBank } from './open-bank.ts';
import { useWords } from './words/index.ts';

export interface WaitingContractProps {
  contract: Entrust;
  looking: boolean;
  onLook: () => void;
}

/** A contract that was begun and waits on the page of the payment service: it is gone on with, never begun anew. */
export function WaitingContract({ contract, looking, onLook }: WaitingContractProps) {
  const words = useWords().sign;
  const [asked, setAsked] = useState(false);
  const open = useAction(async () => {
    await openBank(contract.signUrl);
    onLook();
  });
  const look = () => {
    setAsked(true);
    onLook();
  };
  return (
    <ScreenFrame
      title={words.waiting}
      lead={words.waitingText}
      bottom={
        <BottomBar note={open.error ? <FormFailure words={words.notOpened} /> : undefined}>
          <Button wide tone="secondary" busy={looking} onClick={look}>
            {words.check}
          </Button>
          <Button wide busy={open.busy} onClick={() => void open.start()}>
            {words.goOn}
          </Button>
        </BottomBar>
      }
    >
      <Card>
        <KeyValues
          pairs={[
            [words.service, contract.productName],
            [words.amount, words.each[contract.period](moneyText(contract.amountFen))],
            [words.number, contract.entrustNo],
          ]}
        />
      </Card>
      {asked && !looking ? (
        <Callout tone="warm" live>
          {words.stillWaiting}
        </Callout>
      ) : null}
    </ScreenFrame>
  );
}
