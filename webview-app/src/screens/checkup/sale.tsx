import { href } from '../../routes.ts';
import { screen } from '../screen.ts';
import { packageCheckup } from './flows/sold-checkup.ts';
import { Offer } from './sale/offer.tsx';
import { SalePage } from './sale/sale-page.tsx';
import { reads } from './sale.reads.ts';
import { useWords } from './words/index.ts';

/** Sells a package. */
export const Screen = screen('checkup.sale', function Sale({ params: { productNo }, query }) {
  const { sale, success } = useWords();
  return (
    <SalePage
      sold={packageCheckup(productNo)}
      productNo={productNo}
      reads={reads({ productNo })}
      backFrom={query.payResult === 'fail' ? query.orderNo : undefined}
      offer={(item, options) => (
        <Offer item={item} options={options} institutionsLink={href('checkup.institutions', { productNo })} />
      )}
      words={{ ...sale, others: success.otherPackages }}
      othersLink={href('checkup.package-list')}
    />
  );
});
