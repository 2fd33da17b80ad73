import { screen } from '../screen.ts';
import { landingCheckup } from './flows/sold-checkup.ts';
import { LastPurchase } from './purchase/last-purchase.tsx';
import { PurchaseResult } from './purchase/purchase-result.tsx';

/** The page a payment of an offer comes back to. An address without an order is about the person's last one. */
export const Screen = screen('checkup.landing-success', function LandingSuccess({ params: { productNo }, query }) {
  if (query.orderNo === undefined) return <LastPurchase sold={landingCheckup} productNo={productNo} />;
  return <PurchaseResult sold={landingCheckup} productNo={productNo} orderNo={query.orderNo} />;
});
