import { listPackages, type PackageSummary } from '../../api/mall.ts';
import { callCustomerService } from '../../flows/customer-service.ts';
import { ListOf } from '../../kit/list-of.tsx';
import { partOf, usePage } from '../../kit/use-page.ts';
import { useText } from '../../messages/index.ts';
import { isFreeProduct } from '../../rules/products.ts';
import { Button } from '../../ui/button.tsx';
import { screen } from '../screen.ts';
import { PackageCard, PackageShapes } from './package/package-card.tsx';
import { useWords } from './words/index.ts';

/** The packages that are paid for come first. */
const paidFirst = (list: readonly PackageSummary[]): readonly PackageSummary[] =>
  [...list].sort((a, b) => Number(isFreeProduct(a.productNo)) - Number(isFreeProduct(b.productNo)));

/** All packages. */
export const Screen = screen('checkup.package-list', function PackageList() {
  const t = useText();
  const words = useWords();
  const packages = usePage(listPackages, { query: {} });
  return (
    <ListOf
      title={words.list.heading}
      lead={words.list.lead}
      page={partOf(packages, ({ list }) => paidFirst(list))}
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
