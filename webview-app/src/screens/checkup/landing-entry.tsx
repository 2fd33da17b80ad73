import { listPackages, type PackageSummary } from '../../api/mall.ts';
import { partOf, usePage } from '../../kit/answers/use-page.ts';
import { ListOf } from '../../kit/page/list-of.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { validityWords } from '../../kit/page/validity/words/index.ts';
import { validityNow } from '../../kit/page/validity.tsx';
import { momentText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { today } from '../../rules/dates.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Tag, Tags } from '../../ui/tag.tsx';
import { screen } from '../screen.ts';
import { PackageCard, PackageShapes } from './package/package-card.tsx';
import { useWords } from './words/index.ts';

/** Sorts the offers: those that end soon first, sold-out offers last. */
const offersOf = (list: readonly PackageSummary[]): readonly PackageSummary[] => {
  const rank = ({ onSale, offer }: PackageSummary) => (onSale ? Date.parse(offer?.endsAt ?? '') || NO_END : NO_END + 1);
  return list.filter(({ offer }) => offer).sort((a, b) => rank(a) - rank(b));
};
const NO_END = Number.MAX_SAFE_INTEGER - 1;

/** Lists the campaign's offers to choose from. */
export const Screen = screen('checkup.landing-entry', function LandingEntry() {
  const words = useWords().landing.entry;
  useScreenTitle(words.heading);
  const offers = partOf(usePage(listPackages, { query: {} }), ({ list }) => offersOf(list));
  return (
    <ListOf
      title={words.heading}
      lead={offers.data?.length === 0 ? undefined : words.lead}
      page={offers}
      keyOf={({ productNo }) => productNo}
      item={(item) => (
        <PackageCard item={item} to={href('checkup.landing', { productNo: item.productNo })}>
          <OfferEnd offer={item.offer} />
        </PackageCard>
      )}
      skeleton={<PackageShapes />}
      none={{
        title: words.none,
        text: words.noneText,
        action: (
          <LinkButton wide to={href('checkup.package-list')}>
            {words.toPackages}
          </LinkButton>
        ),
      }}
    />
  );
});

/** Shows when an offer ends: the days left if it ends soon, otherwise the date and time. */
function OfferEnd({ offer }: { offer: PackageSummary['offer'] | undefined }) {
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
