import { screen } from '../screen.ts';
import { ClaimPage } from './claim/claim-page.tsx';

/** Offers the free rights by the configuration of the first version. */
export const Screen = screen('rights.claim', function Claim() {
  return <ClaimPage />;
});
