import type { Right } from '../../../api/rights-card.ts';
import { benefitIcons } from '../../../kit/icons/benefit-icons.tsx';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { type AreaWords, useWords } from '../words/index.ts';

export interface RightsProps {
  rights: readonly Right[];
  /** True for the person's own card. The rows then show the remaining uses and link to the page of each right. */
  isOwn: boolean;
  /** False if the card has ended. The rows then have no links. Default true. */
  usable?: boolean;
  /** False if the number of uses is unknown. Default true. */
  counted?: boolean;
}

/** Lists the card's rights. */
export function Rights({ rights, isOwn, usable = true, counted = true }: RightsProps) {
  const words = useWords();
  return (
    <Rows>
      {rights.map((right) => (
        <ListRow
          key={right.code}
          icon={benefitIcons[right.code]}
          title={right.name}
          text={right.desc}
          value={counted || right.unlimited ? countOf(right, isOwn, words) : undefined}
          to={isOwn && usable && right.link ? addressOfService(right.link) : undefined}
        />
      ))}
    </Rows>
  );
}

const countOf = (right: Right, isOwn: boolean, words: AreaWords): string =>
  isOwn ? remainingText(right, words) : totalText(right, words);

const totalText = ({ unlimited, total: count }: Right, { right }: AreaWords): string =>
  unlimited || count === undefined ? right.unlimited : right.times(count);

function remainingText({ unlimited, total: count, left: remaining }: Right, { right }: AreaWords): string {
  if (unlimited || count === undefined) return right.unlimited;
  return remaining === 0 ? right.used : right.left(remaining ?? count, count);
}
