import type { PackageSummary } from '../../../api/mall.ts';
import { momentText } from '../../../messages/date-text.ts';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';

/** The moment at which an offer ends, where it does. */
export function OfferEnd({ offer }: { offer: PackageSummary['offer'] | undefined }) {
  const words = useWords().landing.entry;
  if (!offer?.endsAt) return null;
  return (
    <Tags>
      <Tag tone="warm">{words.until(momentText(offer.endsAt))}</Tag>
    </Tags>
  );
}
