import { screen } from '../screen.ts';
import { landingCheckup } from './flows/sold-checkup.ts';
import { LastPurchase } from './purchase/last-purchase.tsx';
import { PurchaseResult } from './purchase/purchase-result.tsx';

/** Shows the result of an offer's payment. Without an order in the address it shows the person's last purchase. */
export const Screen = screen('checkup.landing-success', function LandingSuccess({ params: { productNo }, query }) {
  if (query.orderNo === undefined) return <LastPurchase sold={landingCheckup} productNo={productNo} />;
  return <PurchaseResult sold={landingCheckup} productNo={productNo} orderNo={query.orderNo} />;
});
