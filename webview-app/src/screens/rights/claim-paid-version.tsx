import { screen } from '../screen.ts';
import { PaidPage } from './paid/paid-page.tsx';

/** Sells the health card by the configuration of the version in the address. */
export const Screen = screen('rights.claim-paid-version', function ClaimPaidVersion({ params: { version }, query }) {
  return <PaidPage key={version} version={version} backFrom={query.payResult === 'fail' ? query.orderNo : undefined} />;
});
