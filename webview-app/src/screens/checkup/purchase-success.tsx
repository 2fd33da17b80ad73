import { screen } from '../screen.ts';
import { packageCheckup } from './flows/sold-checkup.ts';
import { PurchaseResult } from './purchase/purchase-result.tsx';

/** Shows the result of a package's payment, which returns to this page. */
export const Screen = screen('checkup.purchase-success', function PurchaseSuccess({ params: { productNo, orderNo } }) {
  return <PurchaseResult sold={packageCheckup(productNo)} productNo={productNo} orderNo={orderNo} />;
});
