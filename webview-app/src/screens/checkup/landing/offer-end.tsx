import type { PackageSummary } from '../../../api/mall.ts';
import { formatDate } from '../../../rules/dates.ts';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';

/** The moment at which an offer ends, where it does. */
export function OfferEnd({ offer }: { offer: PackageSummary['offer'] | undefined }) {
  const words = useWords().landing.entry;
  if (!offer?.endsAt) return null;
  return (
    <Tags>
      <Tag tone="warm">{words.until(formatDate(offer.endsAt, 'dateTime'))}</Tag>
    </Tags>
  );
}
