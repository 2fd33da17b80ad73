import { listPackages, type PackageSummary } from '../../api/mall.ts';
import { request } from '../../client/request.ts';
import { callCustomerService } from '../../flows/customer-service.ts';
import { ListScreen } from '../../kit/list-screen.tsx';
import { currentLanguage, useText } from '../../messages/index.ts';
import { isFreeProduct } from '../../rules/products.ts';
import { Button } from '../../ui/button.tsx';
import { CardShape, PictureShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { COVER, PackageCard } from './package/package-card.tsx';
import { useWords } from './words/index.ts';

/** All packages, those that are paid for first. */
async function load(signal: AbortSignal): Promise<readonly PackageSummary[]> {
  const { list } = await request(listPackages, { query: {} }, { signal });
  return [...list].sort((a, b) => Number(isFreeProduct(a.productNo)) - Number(isFreeProduct(b.productNo)));
}

export const Screen = screen('checkup.package-list', function PackageList() {
  const t = useText();
  const words = useWords();
  return (
    <ListScreen
      title={words.list.heading}
      lead={words.list.lead}
      resourceKey={`packages ${currentLanguage()}`}
      load={load}
      keyOf={({ productNo }) => productNo}
      item={(item) => <PackageCard item={item} />}
      skeleton={<ListShape />}
      empty={{
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

function ListShape() {
  return [1, 2].map((at) => (
    <div key={at}>
      <PictureShape ratio={COVER} />
      <CardShape lines={2} />
    </div>
  ));
}
