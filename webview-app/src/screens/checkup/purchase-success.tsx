import { screen } from '../screen.ts';
import { packageCheckup } from './flows/sold-checkup.ts';
import { PurchaseResult } from './purchase/purchase-result.tsx';

/** The page a payment comes back to. */
export const Screen = screen('checkup.purchase-success', function PurchaseSuccess({ params: { productNo, orderNo } }) {
  return <PurchaseResult sold={packageCheckup(productNo)} productNo={productNo} orderNo={orderNo} />;
});
