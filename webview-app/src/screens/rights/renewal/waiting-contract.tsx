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
  isReloading: boolean;
  onReload: () => void;
}

/** Shows a contract that was begun but not signed. Its button continues it on the payment service's page and begins no new one. */
export function WaitingContract({ contract, isReloading, onReload }: WaitingContractProps) {
  const words = useWords().sign;
  const [hasRetried, setHasRetried] = useState(false);
  const open = useAction(async () => {
    await openBank(contract.signUrl);
    onReload();
  });
  const checkAgain = () => {
    setHasRetried(true);
    onReload();
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
      {hasRetried && !isReloading ? (
        <Callout tone="warm" live>
          {words.stillWaiting}
        </Callout>
      ) : null}
      <Row as="p" justify="center">
        <Button small tone="quiet" busy={isReloading} onClick={checkAgain}>
          {words.check}
        </Button>
      </Row>
    </ResultFrame>
  );
}
