import type { Entrust } from '../../../api/entrust.ts';
import { ResultFrame } from '../../../kit/page/result-of.tsx';
import { dayText, momentText } from '../../../messages/date-text.ts';
import { moneyText } from '../../../messages/money.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { hasBegunSigning } from '../flows/entrust.ts';
import { useWords } from './words/index.ts';

/** Shows a signed contract: the next charge, and a link to turn it off. */
export function Signed({ contract }: { contract: Entrust }) {
  const words = useWords().sign;
  const { productName, amountFen, period, nextChargeOn, boundAt, entrustNo } = contract;
  const isNew = hasBegunSigning();
  return (
    <ResultFrame
      title={isNew ? words.justBound : words.bound}
      text={isNew ? words.justBoundText : words.boundText}
      facts={[
        [words.service, productName],
        [words.amount, words.each[period](moneyText(amountFen))],
        [words.next, nextChargeOn && dayText(nextChargeOn)],
        [words.signedAt, boundAt && momentText(boundAt)],
        [words.number, entrustNo],
      ]}
      primary={
        <LinkButton wide tone="secondary" to={href('rights.close-renewal')}>
          {words.howToStop}
        </LinkButton>
      }
    />
  );
}
