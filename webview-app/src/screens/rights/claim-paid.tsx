import { screen } from '../screen.ts';
import { PaidPage } from './paid/paid-page.tsx';

/** Sells the health card by the configuration of the first version. */
export const Screen = screen('rights.claim-paid', function ClaimPaid({ query }) {
  return <PaidPage backFrom={query.payResult === 'fail' ? query.orderNo : undefined} />;
});
