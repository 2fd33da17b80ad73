import type { PackageSummary } from '../../api/mall.ts';
import { callCustomerService } from '../../flows/customer-service.ts';
import { partOf, usePage } from '../../kit/answers/use-page.ts';
import { ListOf } from '../../kit/page/list-of.tsx';
import { useListView } from '../../kit/page/list-view.ts';
import { useText } from '../../messages/index.ts';
import { isFreeProduct } from '../../rules/products.ts';
import { Button } from '../../ui/button.tsx';
import { screen } from '../screen.ts';
import { PackageCard, PackageShapes } from './package/package-card.tsx';
import { reads } from './package-list.reads.ts';
import { useWords } from './words/index.ts';

/** Sorts paid packages before free ones. */
const paidFirst = (list: readonly PackageSummary[]): readonly PackageSummary[] =>
  [...list].sort((a, b) => Number(isFreeProduct(a.productNo)) - Number(isFreeProduct(b.productNo)));

/** Lists the kinds of packages, which are their first tags. */
const kindsOf = (list: readonly PackageSummary[]): string[] => [
  ...new Set(list.flatMap(({ tags }) => tags.slice(0, 1))),
];
const ALL_KINDS = 'all';

/** Lists all packages, or the packages of the chosen kind. */
export const Screen = screen('checkup.package-list', function PackageList() {
  const t = useText();
  const words = useWords();
  const [packagesRead] = reads();
  const packages = partOf(usePage(...packagesRead), ({ list }) => paidFirst(list));
  const kinds = kindsOf(packages.data ?? []);
  const view = useListView({ filters: { kind: [ALL_KINDS, ...kinds] } });
  const { kind } = view.filters;
  return (
    <ListOf
      title={words.list.heading}
      lead={words.list.lead}
      page={partOf(packages, (list) => (kind === ALL_KINDS ? list : list.filter(({ tags }) => tags[0] === kind)))}
      view={view}
      {...(kinds.length < 2 && packages.status !== 'loading'
        ? {}
        : {
            filters: {
              kind: {
                label: words.list.kinds,
                names: { [ALL_KINDS]: words.list.all, ...Object.fromEntries(kinds.map((name) => [name, name])) },
              },
            },
          })}
      keyOf={({ productNo }) => productNo}
      item={(item) => <PackageCard item={item} />}
      skeleton={<PackageShapes />}
      none={{
        title: words.list.empty,
        text: words.list.emptyText,
        action: (
          <Button wide tone="secondary" onClick={() => void callCustomerService()}>
            {t.common.customerService}
          </Button>
        ),
      }}
    />
  );
});
