import type { HealthCard } from '../../../api/health-card.ts';
import { ValidityTag, validityNow } from '../../../kit/page/validity.tsx';
import { momentText } from '../../../messages/date-text.ts';
import { Callout } from '../../../ui/callout.tsx';
import type { LateUse } from '../flows/card-use.ts';
import { useWords } from './words/index.ts';

/** Shows urgent notices: the card has ended or ends soon, or a use of the last visit has succeeded late. */
export function CardNotices({ card, lateUses }: { card: HealthCard; lateUses: readonly LateUse[] }) {
  const words = useWords();
  return (
    <>
      {lateUses.map(({ logNo, name, usedAt }) => (
        <Callout key={logNo} tone="good" title={words.use.late(name)} live>
          <p>{words.use.doneText(momentText(usedAt), logNo)}</p>
        </Callout>
      ))}
      {card.state === 'expired' ? (
        <Callout tone="warm" title={words.card.over}>
          <p>{words.card.overText}</p>
        </Callout>
      ) : (
        <ValidityTag validity={validityNow(card.validTo)} />
      )}
    </>
  );
}
