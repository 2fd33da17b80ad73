import type { PackageSummary } from '../../../api/mall.ts';
import { validityWords } from '../../../kit/page/validity/words/index.ts';
import { validityNow } from '../../../kit/page/validity.tsx';
import { momentText } from '../../../messages/date-text.ts';
import { today } from '../../../rules/dates.ts';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';

/** Shows when an offer ends: the days left if it ends soon, otherwise the date and time. */
export function OfferEnd({ offer }: { offer: PackageSummary['offer'] | undefined }) {
  const words = useWords().landing.entry;
  const { left } = validityWords.useWords();
  if (!offer?.endsAt) return null;
  const { state, daysLeft } = validityNow(today(Date.parse(offer.endsAt)));
  return (
    <Tags>
      <Tag tone="warm">{state === 'soon' ? left(daysLeft) : words.until(momentText(offer.endsAt))}</Tag>
    </Tags>
  );
}
