import type { PackageSummary } from '../../../api/mall.ts';
import { languageTag } from '../../../messages/index.ts';
import { formatDate } from '../../../rules/dates.ts';
import { dayInWords } from '../../../ui/month.ts';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';

/** The moment at which an offer ends, where it does. */
export function OfferEnd({ offer }: { offer: PackageSummary['offer'] | undefined }) {
  const words = useWords().landing.entry;
  if (!offer?.endsAt) return null;
  return (
    <Tags>
      <Tag tone="warm">
        {words.until(dayInWords(formatDate(offer.endsAt), languageTag()), formatDate(offer.endsAt, 'time'))}
      </Tag>
    </Tags>
  );
}
