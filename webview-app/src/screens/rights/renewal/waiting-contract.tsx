import { useState } from 'react';
import type { Entrust } from '../../../api/entrust.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { FormFailure } from '../../../kit/page/form-of.tsx';
import { ResultFrame } from '../../../kit/page/result-of.tsx';
import { moneyText } from '../../../messages/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Row } from '../../../ui/layout.tsx';
import { openBank } from './open-bank.ts';
import { useWords } from './words/index.ts';

export interface WaitingContractProps {
  contract: Entrust;
  looking: boolean;
  onLook: () => void;
}

/** Shows a contract that was begun but not signed. Its button continues it on the payment service's page and begins no new one. */
export function WaitingContract({ contract, looking, onLook }: WaitingContractProps) {
  const words = useWords().sign;
  const [hasRetried, setIsAsked] = useState(false);
  const open = useAction(async () => {
    await openBank(contract.signUrl);
    onLook();
  });
  const look = () => {
    setIsAsked(true);
    onLook();
  };
  return (
    <ResultFrame
      scene="waiting"
      title={words.waiting}
      text={words.waitingText}
      facts={[
        [words.service, contract.productName],
        [words.amount, words.each[contract.period](moneyText(contract.amountFen))],
        [words.number, contract.entrustNo],
      ]}
      note={open.error ? <FormFailure words={words.notOpened} /> : undefined}
      primary={
        <Button wide busy={open.busy} onClick={() => void open.start()}>
          {words.goOn}
        </Button>
      }
    >
      {hasRetried && !looking ? (
        <Callout tone="warm" live>
          {words.stillWaiting}
        </Callout>
      ) : null}
      <Row as="p" justify="center">
        <Button small tone="quiet" busy={looking} onClick={look}>
          {words.check}
        </Button>
      </Row>
    </ResultFrame>
  );
}
