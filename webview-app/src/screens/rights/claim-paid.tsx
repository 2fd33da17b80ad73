import { screen } from '../screen.ts';
import { PaidPage } from './paid/paid-page.tsx';

/** The health card and its price, and the way to buy it. */
export const Screen = screen('rights.claim-paid', function ClaimPaid({ query }) {
  return <PaidPage backFrom={query.payResult === 'fail' ? query.orderNo : undefined} />;
});
